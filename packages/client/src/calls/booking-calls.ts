import type { GuestChangeInput, GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type {
  ActivityAdditionInput,
  ActivityCancellationInput,
  ActivityOutcome,
} from '@dvor/contract/reservations/added-activities.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { PackageOptions, PackageOptionsInput } from '@dvor/contract/pricing/packages.ts'
import type { QuoteAnswer, QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import type { GuestList, GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { ContinuedDraft, DraftInput, DraftLink } from '@dvor/contract/reservations/booking-drafts.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { CancellationQuote, ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import type { AllowanceInput } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { Hold, HoldInput, OrderInput, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { availabilityCalls } from './availability-calls.ts'
import { ifMatchHeader, type EditOptions, type ReadOptions } from './call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

export interface PaymentStarted {
  payment_url: string | null
  detail: ReservationDetail
}

/** A guest's change; the call sets whether it is a dry run. */
export type ChangeInput = Omit<GuestChangeInput, 'dry_run'>

const detailPath = (token: string) => `/reservation-details/${encodeURIComponent(token)}`

/** Calls of a visitor for booking a stay (docs/contract.md, Booking). */
export function bookingCalls(send: Send) {
  return withAttempt({
    ...availabilityCalls(send),
    /** Payment methods offered for a first arrival on this day. */
    paymentMethods: (arrival: string, options?: ReadOptions): Promise<Attempt<PaymentMethod[]>> =>
      send('GET', '/payment-methods', { ...options, query: { arrival } }),
    /** Occurrences between two days, both included, with the free seats. */
    occurrences: (
      range: { from: string; to: string; service?: string },
      options?: ReadOptions,
    ): Promise<Attempt<Occurrence[]>> => send('GET', '/service-occurrences', { ...options, query: range }),
    /** The price, with what a hold would be refused for now. */
    quote: (request: QuoteInput, options?: ReadOptions): Promise<Attempt<QuoteAnswer>> =>
      send('POST', '/quotes', { ...options, body: request }),
    /** The rate plans of all units of a request, each with its price or the reasons against it. */
    planOffers: (request: QuoteInput, options?: ReadOptions): Promise<Attempt<PlanOffer[]>> =>
      send('POST', '/rate-plan-offers', { ...options, body: request }),
    /** Days, units and times of a package for a party. */
    packageOptions: (body: PackageOptionsInput, options?: ReadOptions): Promise<Attempt<PackageOptions>> =>
      send('POST', '/package-options', { ...options, body }),
    /** With a key it also replaces the earlier hold of that key, even if that was never answered. */
    hold: (body: HoldInput, idempotencyKey?: string): Promise<Attempt<Hold>> =>
      send('POST', '/reservation-holds', {
        body,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined,
      }),
    /** By the hold's token, or by the key of its request. */
    releaseHold: (tokenOrKey: string): Promise<Attempt<unknown>> =>
      send('DELETE', `/reservation-holds/${encodeURIComponent(tokenOrKey)}`, { keepalive: true }),
    /** Makes a link with which the booking goes on at another device, and sends it where an address is given. */
    keepDraft: (body: DraftInput): Promise<Attempt<DraftLink>> => send('POST', '/booking-drafts', { body }),
    /** Moves the hold of a link to this device. @returns what was typed */
    continueDraft: (token: string): Promise<Attempt<ContinuedDraft>> =>
      send('POST', '/booking-drafts/continuations', { body: { token } }),
    /** The binding order; the same key with the same body always gives the same answer. */
    order: (body: OrderInput, idempotencyKey: string): Promise<Attempt<OrderResult>> =>
      send('POST', '/reservation-orders', { body, headers: { 'idempotency-key': idempotencyKey } }),
    detail: (token: string, options?: ReadOptions): Promise<Attempt<ReservationDetail>> =>
      send('GET', detailPath(token), options),
    pay: (token: string, payment_method: PaymentMethod): Promise<Attempt<PaymentStarted>> =>
      send('POST', `${detailPath(token)}/payments`, { body: { payment_method } }),
    /** Amount returned by a cancellation today; changes nothing. */
    cancellationQuote: (token: string): Promise<Attempt<CancellationQuote>> =>
      send('POST', `${detailPath(token)}/cancellation`, { body: { dry_run: true } }),
    /** Cancels. @returns the amount to be returned */
    cancel: (token: string, reason?: string): Promise<Attempt<CancellationQuote>> =>
      send('POST', `${detailPath(token)}/cancellation`, { body: { reason } }),
    /** Effect of a change on the reservation; changes nothing. */
    previewChange: (
      token: string,
      change: ChangeInput,
      options?: EditOptions,
    ): Promise<Attempt<GuestChangeOutcome>> =>
      send('POST', `${detailPath(token)}/changes`, {
        body: { ...change, dry_run: true },
        headers: ifMatchHeader(options),
      }),
    /** Changes it, at the shown total. */
    change: (
      token: string,
      change: ChangeInput,
      options?: EditOptions,
    ): Promise<Attempt<GuestChangeOutcome>> =>
      send('POST', `${detailPath(token)}/changes`, { body: change, headers: ifMatchHeader(options) }),
    /** Persons of the stay that the guest has entered so far. */
    guests: (token: string, options?: ReadOptions): Promise<Attempt<GuestSheet>> =>
      send('GET', `${detailPath(token)}/guests`, options),
    /** Replaces them; `ifMatch` is the `version` of the sheet that was read. */
    saveGuests: (token: string, body: GuestList, options?: EditOptions): Promise<Attempt<GuestSheet>> =>
      send('PUT', `${detailPath(token)}/guests`, { body, headers: ifMatchHeader(options) }),
    ...activityCalls(send),
    ...guestEmailCalls(send),
  })
}

/** Calls for activities that are added to a reservation or cancelled by its link. */
const activityCalls = (send: Send) => ({
  /** Adds an activity on a day of the stay, or previews it as a dry run. */
  addActivity: (token: string, body: ActivityAdditionInput): Promise<Attempt<ActivityOutcome>> =>
    send('POST', `${detailPath(token)}/activities`, { body }),
  /** Cancels a booked activity, or previews that as a dry run. */
  cancelActivity: (
    token: string,
    id: string,
    body: ActivityCancellationInput,
  ): Promise<Attempt<ActivityOutcome>> =>
    send('POST', `${detailPath(token)}/activities/${encodeURIComponent(id)}/cancellation`, { body }),
})

/** Calls for the e-mails about a reservation. */
const guestEmailCalls = (send: Send) => ({
  changeEmail: (token: string, email: string): Promise<Attempt<ReservationDetail>> =>
    send('POST', `${detailPath(token)}/email`, { body: { email } }),
  /** The guest's home, for documents to the guest's own name. */
  changeAddress: (token: string, body: GuestAddress): Promise<Attempt<ReservationDetail>> =>
    send('POST', `${detailPath(token)}/address`, { body }),
  /** Asks for the documents of the recreation allowance. */
  changeAllowance: (token: string, body: AllowanceInput): Promise<Attempt<ReservationDetail>> =>
    send('PUT', `${detailPath(token)}/recreation-allowance`, { body }),
  withdrawAllowance: (token: string): Promise<Attempt<ReservationDetail>> =>
    send('DELETE', `${detailPath(token)}/recreation-allowance`),
  resendLink: (number: string, email: string): Promise<Attempt<unknown>> =>
    send('POST', '/reservation-details/resend', { body: { number, email } }),
})
