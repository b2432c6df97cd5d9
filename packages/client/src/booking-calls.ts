import type { CalendarDay, UnitAvailability } from '@dvor/contract/availability.ts'
import type { PriceBreakdown, QuoteInput } from '@dvor/contract/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/reservation-states.ts'
import type { CancellationOffer, ReservationDetail } from '@dvor/contract/reservation-details.ts'
import type { Hold, HoldInput, OrderInput, OrderResult } from '@dvor/contract/reservations.ts'
import type { Occurrence } from '@dvor/contract/slots.ts'
import type { ReadOptions } from './call-options.ts'
import { twoFaced, type Attempt } from './result.ts'
import type { Send } from './transport.ts'

/** Who comes when; days `YYYY-MM-DD`, departure exclusive, ages in years on the day of arrival. */
export interface AvailabilityWish {
  from: string
  to: string
  adults: number
  children_ages?: readonly number[]
}

export interface PaymentStarted {
  payment_url: string | null
  detail: ReservationDetail
}

const detailPath = (token: string) => `/reservation-details/${encodeURIComponent(token)}`

function availabilityQuery({ from, to, adults, children_ages = [] }: AvailabilityWish) {
  return { from, to, adults, children_ages: children_ages.length > 0 ? children_ages.join(',') : undefined }
}

/** What a visitor does on the way to a stay (design/contract.md, Booking). */
export function bookingCalls(send: Send) {
  return twoFaced({
    availability: (wish: AvailabilityWish, options?: ReadOptions): Promise<Attempt<UnitAvailability[]>> =>
      send('GET', '/availability', { ...options, query: availabilityQuery(wish) }),
    calendar: (
      unit: string,
      days: { from: string; to: string },
      options?: ReadOptions,
    ): Promise<Attempt<CalendarDay[]>> =>
      send('GET', `/accommodation-units/${encodeURIComponent(unit)}/calendar`, { ...options, query: days }),
    /** Ways to pay that are offered for a first arrival on this day. */
    paymentMethods: (arrival: string, options?: ReadOptions): Promise<Attempt<PaymentMethod[]>> =>
      send('GET', '/payment-methods', { ...options, query: { arrival } }),
    /** What takes place between two days, both included, with the seats that are left. */
    occurrences: (
      range: { from: string; to: string; service?: string },
      options?: ReadOptions,
    ): Promise<Attempt<Occurrence[]>> => send('GET', '/service-occurrences', { ...options, query: range }),
    quote: (wish: QuoteInput, options?: ReadOptions): Promise<Attempt<PriceBreakdown>> =>
      send('POST', '/quotes', { ...options, body: wish }),
    hold: (body: HoldInput): Promise<Attempt<Hold>> => send('POST', '/reservation-holds', { body }),
    releaseHold: (token: string): Promise<Attempt<unknown>> =>
      send('DELETE', `/reservation-holds/${encodeURIComponent(token)}`, { keepalive: true }),
    /** The binding order; the same key with the same body always gives the same answer. */
    order: (body: OrderInput, idempotencyKey: string): Promise<Attempt<OrderResult>> =>
      send('POST', '/reservation-orders', { body, headers: { 'idempotency-key': idempotencyKey } }),
    detail: (token: string, options?: ReadOptions): Promise<Attempt<ReservationDetail>> =>
      send('GET', detailPath(token), options),
    pay: (token: string, payment_method: PaymentMethod): Promise<Attempt<PaymentStarted>> =>
      send('POST', `${detailPath(token)}/payments`, { body: { payment_method } }),
    /** What a cancellation would give back today; changes nothing. */
    cancellationOffer: (token: string): Promise<Attempt<CancellationOffer>> =>
      send('POST', `${detailPath(token)}/cancellation`, { body: { dry_run: true } }),
    /** Cancels, and answers what comes back. */
    cancel: (token: string, reason?: string): Promise<Attempt<CancellationOffer>> =>
      send('POST', `${detailPath(token)}/cancellation`, { body: { reason } }),
    resendLink: (number: string, email: string): Promise<Attempt<unknown>> =>
      send('POST', '/reservation-details/resend', { body: { number, email } }),
  })
}
