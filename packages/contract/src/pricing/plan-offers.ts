import { z } from 'zod'
import { cancellationRule } from '../money/cancellation-rule.ts'
import { id } from '../values/values.ts'
import { priceBreakdown, restriction } from './quotes.ts'

/** A rate plan as guests choose it, with its terms; those of the settings where it has none of its own. */
export const planOffer = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  /** Common services that come with it. */
  included: z.array(z.object({ id, title: z.string() })),
  cancellation_rules: z.array(cancellationRule),
  /** Whether its own payment schedule asks for money with the order, so that it is not paid on site. */
  prepaid: z.boolean(),
  /** Null where it cannot be booked. */
  price: priceBreakdown.nullable(),
  /** Every reason why guests cannot book it, over all stays. */
  refusals: z.array(restriction),
})
export type PlanOffer = z.infer<typeof planOffer>

/** `POST /rate-plan-offers`, whose body is that of a quote: every plan of all units, in the owner's order. */
export const planOffers = z.array(planOffer)
