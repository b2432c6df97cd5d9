import { z } from 'zod'
import { labelTranslations } from '../translations/translations.ts'
import { cents, id } from '../values/values.ts'

/** Children up to this age, on the day of arrival, pay this percentage of a service's price, or a fixed price. */
export const childPrice = z.strictObject({
  label: z.string().min(1).max(60),
  translations: labelTranslations(60).optional(),
  /** Last age; the first is the one after the price before. */
  up_to_age: z.int().min(0).max(17),
  percent: z.int().min(0).max(100),
  /** Fixed price in place of the percentage. */
  amount: cents.min(0).nullish(),
})

export type ChildPrice = z.infer<typeof childPrice>

const maxPrices = 5

/** Prices of children; older ones pay as adults. Each age has one. */
export const childPrices = z
  .array(childPrice)
  .max(maxPrices)
  .superRefine((prices, context) => {
    const ages = prices.map(({ up_to_age }) => up_to_age)
    for (const [index, age] of ages.entries())
      if (ages.indexOf(age) < index)
        context.addIssue({ code: 'custom', path: [index, 'up_to_age'], message: 'ages_overlap' })
  })

const maxUnits = 500

/** Units that a service is offered with; empty for all. */
export const unitsOfService = z.array(id).max(maxUnits)
