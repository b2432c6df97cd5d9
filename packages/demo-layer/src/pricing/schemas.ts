import { z } from 'zod'
import { questionAndAnswer } from '../help/schemas.ts'

export const plan = z.object({
  title: z.string(),
  subtitle: z.string(),
  /** Dollars. */
  monthlyPrice: z.int(),
  yearlyPlan: z.object({ perMonth: z.int(), totalAnnual: z.int() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
  image: z.string(),
})

export const pricing = z.object({ plans: z.array(plan), qandA: z.array(questionAndAnswer) })

export type Pricing = z.infer<typeof pricing>
