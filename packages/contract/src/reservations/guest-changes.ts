import { z } from 'zod'
import { commonServiceRequest, priceBreakdown } from '../pricing/quotes.ts'
import { cancellationOffer } from './reservation-details.ts'
import { serviceAlterations, serviceReservation } from '../services/slots.ts'
import { cents, childrenAges, day, id } from '../values/values.ts'

/** A stay of one's own on other days or with other people; its unit stays. */
export const guestStayChange = z.strictObject({
  id,
  arrival: day,
  departure: day,
  adults: z.int().min(1).max(40),
  children_ages: childrenAges.default([]),
})
export type GuestStayChange = z.infer<typeof guestStayChange>

/**
 * `POST /reservation-details/{token}/changes`: what is left out stays as it is; `common_services` are all that the guest
 * wants to have. Without `dry_run` the total that the guest was shown is required.
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
export type GuestChangeInput = z.input<typeof guestChange>

/** What a change makes of the reservation, in cents. */
export const guestChangeOutcome = z.object({
  price: priceBreakdown,
  before: cents,
  difference: cents,
  /** What must be paid next after it; 0 when nothing. */
  due_now: cents,
  /** What was paid beyond the new total and comes back. */
  refund: cents,
  /** Booked slot services on days that are no longer part of the stay: to be kept or taken off, never silently. */
  services_outside: z.array(serviceReservation),
  /** What cancelling will cost from then on. */
  cancellation_rules: cancellationOffer.shape.rules,
})
export type GuestChangeOutcome = z.infer<typeof guestChangeOutcome>

/**
 * Why a guest cannot change it by the link: its state, too near the arrival, a unit whose stays the owner approves, a
 * change after which cancelling would cost less than today, a service whose booking has ended, or a change that would
 * leave nothing, which is a cancellation.
 */
export const guestChangeProblem = z.enum([
  'state',
  'too_late',
  'approval',
  'fee',
  'service_too_late',
  'empty',
])
export type GuestChangeProblem = z.infer<typeof guestChangeProblem>
