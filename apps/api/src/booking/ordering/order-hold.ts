import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { needsApproval } from '@dvor/booking/reservation/approval.ts'
import { approveBy, payBy } from '@dvor/booking/reservation/deadlines.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { withIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { pipelined } from '../../db/pipelined.ts'
import { offeredMethods } from '../../payments/providers/offered-methods.ts'
import { startPayment } from '../../payments/start-payment.ts'
import type { PaymentServices } from '../../payments/providers/services.ts'
import { refuseClaimed } from '../../calendars/refuse-claimed.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { limitCouponGuesses } from '../../pricing/limit-coupons.ts'
import { makeQuote, type Quote } from '../../pricing/quote.ts'
import { listSlotServicesByToken, type BookedSlotService } from '../../slots/seat-queries.ts'
import { isEmailConfirmed } from '../../messaging/check-guest-email.ts'
import { changeState } from '../../reservations/states/change-state.ts'
import { agreedTerms } from '../../reservations/queries/choose-rules.ts'
import { claimCouponUse } from '../../pricing/coupon-queries.ts'
import { changeHeldServices, requestOf } from '../holding/hold-services.ts'
import { guestColumns } from '../../reservations/queries/guest-columns.ts'
import { isAboveUnpaid, limitOrders } from '../holding/limit-orders.ts'
import { drawReservationNumber } from '../../reservations/queries/number.ts'
import {
  listStaysByToken,
  lockReservation,
  lockUnitsOf,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import { insertBookedServices } from '../../reservations/queries/service-queries.ts'
import { bookedServiceRows } from '../../reservations/queries/service-rows.ts'
import { summaryOf, requestsOf } from '../../reservations/queries/stay-rows.ts'

/**
 * Turns a hold into the binding order with the obligation to pay. The price is computed again and must equal the one
 * shown to the guest; with an `Idempotency-Key` a repeated request gets the first one's answer. @throws ApiError
 * `hold_expired`, `nights_taken` (by a portal), `seats_taken`, `not_available`, `price_changed` (with the new
 * breakdown), `coupon_invalid`, `payment_method_unavailable`, `idempotency_mismatch`, `order_limit`, `invalid`
 */
export async function orderHold(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices,
  idempotencyKey?: string,
): Promise<OrderResult> {
  const run = () =>
    inTransaction(db, (tx) =>
      withIdempotencyKey(tx, idempotencyKey, order, () => orderLockedHold(tx, actor, order, services)),
    )
  const guess = { actor, coupon: order.coupon }
  const { token, number, state } = await limitCouponGuesses(db, guess, services.clock, run)
  const paysOnline = state === 'awaiting_payment' && isPaidOnline(order.payment_method)
  const payment_url = paysOnline ? await leadToGateway(db, token, order.payment_method, services) : null
  return { token, number, state, payment_url }
}

/**
 * Starts the payment at the gateway. The order is valid without it; if the gateway does not answer, the guest pays
 * from the reservation's page.
 */
function leadToGateway(
  db: Db,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<string | null> {
  return startPayment(db, token, method, services).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'unavailable') return null
    throw error
  })
}

type Ordered = Omit<OrderResult, 'payment_url'>

async function orderLockedHold(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices,
): Promise<Ordered> {
  const { hold, requests, rows } = await lockHold(db, order.hold_token, services)
  const requested = order.services ?? rows.map(requestOf)
  const quote = await makeQuote(db, { ...order, stays: requests, services: requested }, services.clock)
  refuseOldTerms(order, quote)
  await refuseClaimed(db, hold.id, quote.moment.today)
  await changeHeldServices(db, { hold: hold.id, rows }, requested, quote, services)
  refuseOtherTotal(order.expected_total, quote.price)
  refuseMethod(order, quote, services)
  await claimCoupon(db, quote)
  await insertBookedServices(db, hold.id, bookedServiceRows(quote))
  const { token, number, state } = await changeHoldToOrder(db, actor, hold, order, quote, services)
  await limitOrders(db, actor, order.guest, services)
  return { token, number: number ?? '', state }
}

/** Refuses an order whose terms have been replaced meanwhile; the guest must read and accept the new ones. */
function refuseOldTerms({ terms_version }: OrderRequest, { settings }: Quote): void {
  if (terms_version !== settings.terms_version) throw invalid([{ path: 'terms_version', code: 'mismatch' }])
}

interface LockedHold {
  hold: Reservation
  requests: StayRequest[]
  /** Its slot services. */
  rows: BookedSlotService[]
}

async function lockHold(db: Db, token: string, { clock }: PaymentServices): Promise<LockedHold> {
  const [, hold, stays, rows] = await pipelined([
    lockUnitsOf(db, token),
    lockReservation(db, { token }).catch(asExpired),
    listStaysByToken(db, token),
    listSlotServicesByToken(db, token),
  ])
  if (effectiveState(hold, clock.now()) !== 'hold') throw new ApiError('hold_expired', 'The hold is over')
  return { hold, requests: requestsOf(stays), rows }
}

/** Reports a deleted hold like an expired one. */
function asExpired(error: unknown): never {
  if (error instanceof ApiError && error.code === 'not_found')
    throw new ApiError('hold_expired', 'The hold is over')
  throw error
}

function refuseMethod(
  order: OrderRequest,
  { settings, moment, input, price }: Quote,
  services: PaymentServices,
): void {
  const { begins } = summaryOf(
    input.stays.map(({ request }) => request),
    price,
  )
  const offered = offeredMethods(settings, moment.today, begins, services)
  if (offered.includes(order.payment_method)) return
  throw new ApiError('payment_method_unavailable', 'This way of paying is not offered', {
    fields: [{ path: 'payment_method', code: 'invalid_choice' }],
  })
}

async function claimCoupon(db: Db, { coupon }: Quote): Promise<void> {
  if (!coupon || (await claimCouponUse(db, coupon.id))) return
  throw new ApiError('coupon_invalid', 'The coupon cannot be used', {
    fields: [{ path: 'coupon', code: 'invalid_value' }],
  })
}

/** State after the order: approval needed (`needsApproval`), nothing due now, or payment awaited. */
async function stateAfterOrder(
  db: Db,
  actor: Actor,
  quote: Quote,
  order: OrderRequest,
  services: PaymentServices,
): Promise<ReservationState> {
  if (await waitsForApproval(db, actor, quote, order, services)) return 'pending_approval'
  return order.payment_method === 'on_site' || quote.price.deposit_due === 0
    ? 'confirmed'
    : 'awaiting_payment'
}

async function waitsForApproval(
  db: Db,
  actor: Actor,
  { input, tables, settings }: Quote,
  order: OrderRequest,
  services: PaymentServices,
): Promise<boolean> {
  const question = {
    stays: input.stays.map(({ request }) => request),
    unitWantsIt: [...tables.values()].some(({ unit }) => unit.approval_required),
    paymentMethod: order.payment_method,
    settings,
  }
  const waits = (emailConfirmed: boolean) => needsApproval({ ...question, emailConfirmed })
  if (waits(true)) return true
  if (order.payment_method !== 'on_site' || (await isEmailConfirmed(db, order.guest.email))) return false
  return waits(false) || (await isAboveUnpaid(db, actor, question.stays, settings, services))
}

async function changeHoldToOrder(
  db: Db,
  actor: Actor,
  hold: Reservation,
  order: OrderRequest,
  quote: Quote,
  services: PaymentServices,
): Promise<Reservation> {
  const { moment, settings, price, coupon } = quote
  const requests = quote.input.stays.map(({ request }) => request)
  const summary = summaryOf(requests, price)
  const to = await stateAfterOrder(db, actor, quote, order, services)
  const deadline = {
    method: order.payment_method,
    arrival: summary.begins,
    transferDays: settings.transfer_days,
  }
  const changes = {
    ...guestColumns(order),
    ...summary,
    number: await drawReservationNumber(db, moment.today),
    payment_method: order.payment_method,
    language: order.language,
    coupon: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_counted: coupon !== null,
    terms_version: order.terms_version,
    accepted_at: moment.now.toISOString(),
    agreed_terms: agreedTerms(quote),
    hold_expires_at: null,
    device: null,
    pay_by: to === 'awaiting_payment' ? (payBy(deadline, moment)?.toISOString() ?? null) : null,
    approve_by:
      to === 'pending_approval' ? approveBy(moment.now, settings.approval_hours).toISOString() : null,
  }
  return changeState(db, hold, { to, by: 'guest', actor, changes }, services)
}
