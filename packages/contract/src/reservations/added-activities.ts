import { z } from 'zod'
import { guestChangeOutcome } from './guest-changes.ts'
import { serviceRequest } from '../services/slots.ts'
import { cents } from '../values/values.ts'

/** Without a dry run the total that the guest saw is required. */
const shownTotal = { dry_run: z.boolean().default(false), expected_total: cents.nullish() }
type ShownTotal = z.output<z.ZodObject<typeof shownTotal>>
const hasTotal: [(change: ShownTotal) => boolean, { path: string[]; error: string }] = [
  ({ dry_run, expected_total }) => dry_run || typeof expected_total === 'number',
  { path: ['expected_total'], error: 'required' },
]

/** `POST /reservation-details/{token}/activities`: a further slot service on a day of the stay. */
export const activityAddition = serviceRequest.extend(shownTotal).refine(...hasTotal)
export type ActivityAddition = z.output<typeof activityAddition>
export type ActivityAdditionInput = z.input<typeof activityAddition>

/** `POST /reservation-details/{token}/activities/{id}/cancellation`: removes one booked slot service. */
export const activityCancellation = z.strictObject(shownTotal).refine(...hasTotal)
export type ActivityCancellation = z.output<typeof activityCancellation>

/** Result for the reservation, in cents. */
export const activityOutcome = guestChangeOutcome
  .pick({ price: true, before: true, difference: true, due_now: true, refund: true })
  .extend({
    /** Amount of the whole reservation that is still to be paid. */
    due: cents,
  })
export type ActivityOutcome = z.infer<typeof activityOutcome>
