import { z } from 'zod'
import { commonServiceRequest, priceBreakdown } from '../pricing/quotes.ts'
import { packageChange } from '../pricing/packages.ts'
import { cancellationQuote } from './reservation-details.ts'
import { serviceAlterations, serviceReservation } from '../services/slots.ts'
import { adults, cents, childrenAges, day, id } from '../values/values.ts'

/** One of the guest's stays with other days or other people; its unit stays. */
export const guestStayChange = z.strictObject({
  id,
  arrival: day,
  departure: day,
  adults,
  children_ages: childrenAges.default([]),
})
export type GuestStayChange = z.infer<typeof guestStayChange>

/**
 * `POST /reservation-details/{token}/changes`: absent parts stay as they are; `common_services` is the complete new
 * list. Without `dry_run` the total shown to the guest is required.
 */
export const guestChange = z
  .strictObject({
    dry_run: z.boolean().default(false),
    stays: z.array(guestStayChange).max(10).default([]),
    common_services: z.array(commonServiceRequest).max(30).optional(),
    ...serviceAlterations,
    expected_total: cents.nullish(),
  })
  .refine(({ dry_run, expected_total }) => dry_run || typeof expected_total === 'number', {
    path: ['expected_total'],
    error: 'required',
  })
export type GuestChange = z.output<typeof guestChange>
/** A guest's change; whether it is a dry run, the call says. */
export type ChangeInput = Omit<z.input<typeof guestChange>, 'dry_run'>

/** Result of a change for the reservation, in cents. */
export const guestChangeOutcome = z.object({
  price: priceBreakdown,
  before: cents,
  difference: cents,
  /** Null without a package, or where the change leaves it as it is. */
  package_change: packageChange.nullable(),
  /** Amount to pay next after it; 0 when nothing. */
  due_now: cents,
  /** Amount paid above the new total, to be returned. */
  refund: cents,
  /** Cents that go back to gift vouchers for a package, because it no longer costs that much. */
  returned_to_vouchers: cents,
  /** Booked slot services on days that are no longer part of the stay; the request must keep or remove them. */
  services_outside: z.array(serviceReservation),
  /** Costs of a cancellation from then on. */
  cancellation_rules: cancellationQuote.shape.rules,
})
export type GuestChangeOutcome = z.infer<typeof guestChangeOutcome>

/**
 * Reason for which a guest cannot change it by the link: its state, too close to the arrival, a unit that requires
 * approval, a change after which cancelling would cost less than today, a service whose booking has ended, a change
 * that would leave nothing, which is a cancellation, a price below zero, an activity on a day outside of the stay, a
 * part of a package, or days on which its coupon is not valid.
 */
export const guestChangeProblem = z.enum([
  'state',
  'too_late',
  'approval',
  'fee',
  'service_too_late',
  'empty',
  'below_zero',
  'outside_stay',
  'package',
  'coupon',
])
export type GuestChangeProblem = z.infer<typeof guestChangeProblem>
