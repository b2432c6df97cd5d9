import { z } from 'zod'
import { cancellationRule } from '../money/cancellation-rule.ts'
import { priceBreakdown, stayRequest } from './quotes.ts'

/**
 * The respect in which a combination is the best: the lowest price, one building for everybody, or the fewest units.
 */
export const combinationReason = z.enum(['cheapest', 'one_building', 'fewest_units'])
export type CombinationReason = z.infer<typeof combinationReason>

/** Units that sleep a party together; an answer of `GET /combinations`, whose query is that of `GET /availability`. */
export const combination = z.object({
  reasons: z.array(combinationReason),
  /** The part of the party in each unit, to be quoted and held as it is. */
  stays: z.array(stayRequest),
  /** Of all stays together, without extras; the same as a quote of them. */
  price: priceBreakdown,
  /** Cancellation rules of the first plan that all units share and that can be booked, else of the property. */
  cancellation_rules: z.array(cancellationRule),
})
export type Combination = z.infer<typeof combination>
