import { z } from 'zod'
import { cents, id } from '../values/values.ts'

/**
 * Reason for which a service or a package is not in the price of a stay: the guest chooses it, or the stay cannot have
 * it (another unit or days, no time of the service during the stay, nobody old enough).
 */
export const extraReason = z.enum([
  'chosen',
  'other_unit',
  'other_days',
  'out_of_season',
  'too_young',
  'service_missing',
])
export type ExtraReason = z.infer<typeof extraReason>

/** A service, an activity or a package with what it costs the guests of a stay. */
export const explainedExtra = z.object({
  kind: z.enum(['common_service', 'service', 'package']),
  id,
  title: z.string(),
  /** For the whole party, once; 0 where the stay cannot have it. */
  amount: cents,
  /** Persons who pay the same; the label names a price of children. */
  parts: z.array(z.object({ label: z.string().nullable(), quantity: z.int(), unit_price: cents })),
  /** Null: it is in the price. */
  reason: extraReason.nullable(),
})
export type ExplainedExtra = z.infer<typeof explainedExtra>
