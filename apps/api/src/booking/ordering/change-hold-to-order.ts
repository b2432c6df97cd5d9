import { awaits } from '@dvor/booking/reservation/states.ts'
import { needsApproval } from '@dvor/booking/reservation/approval.ts'
import { approveBy, payBy } from '@dvor/booking/reservation/deadlines.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { OrderRequest } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { pipelined } from '../../db/pipelined.ts'
import type { PaymentServices } from '../../payments/providers/services.ts'
import type { Quote } from '../../pricing/quote.ts'
import { isEmailConfirmed } from '../../messaging/check-guest-email.ts'
import { changeState } from '../../reservations/states/change-state.ts'
import { agreedTerms } from '../../reservations/queries/choose-rules.ts'
import { placeGuest } from '../../guests/place-guest.ts'
import { raiseAlert } from '../../reservations/alerts/raise-alert.ts'
import { guestColumns } from '../../reservations/queries/guest-columns.ts'
import { isAboveUnpaid } from '../holding/limit-orders.ts'
import { drawReservationNumber } from '../../reservations/queries/number.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { sumUnitDeposits, unitsOf } from '../../security-deposits/deposit-queries.ts'
import { summaryOf } from '../../reservations/queries/stay-rows.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

/** Stores the order in the hold's row and changes its state. @throws ApiError, see `changeState` */
export async function changeHoldToOrder(
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
  const [to, number, security_deposit] = await pipelined([
    stateAfterOrder(db, actor, quote, order, services),
    drawReservationNumber(db, moment.today),
    sumUnitDeposits(db, unitsOf(requests)),
  ])
  const deadline = {
    method: order.payment_method,
    arrival: summary.begins,
    transferDays: settings.transfer_days,
  }
  const language = offeredLanguage(settings, order.language)
  const guest = await placeGuest(db, actor, order.guest, language)
  const changes = {
    ...guestColumns(order),
    guest: guest?.id ?? null,
    ...summary,
    number,
    payment_method: order.payment_method,
    language,
    rate_plan: quote.plan?.id ?? null,
    coupon: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_counted: coupon !== null,
    terms_version: order.terms_version,
    accepted_at: moment.now.toISOString(),
    agreed_terms: agreedTerms(quote),
    security_deposit,
    tax_guests: [...(quote.input.taxGuests ?? [])],
    hold_expires_at: null,
    device: null,
    pay_by: awaits(to, 'payment') ? (payBy(deadline, moment)?.toISOString() ?? null) : null,
    approve_by: awaits(to, 'approval')
      ? approveBy(moment.now, settings.approval_hours, summary.begins).toISOString()
      : null,
  }
  const ordered = await changeState(db, hold, { to, by: 'guest', actor, changes }, services)
  if (guest?.isUnwanted) await raiseAlert(db, hold.id, unwanted, services)
  return ordered
}

/** The card tells the reason, to those who may read it. */
const unwanted = {
  kind: 'guest_unwanted',
  reason: 'Na karte hosťa je „Už neubytovať“. Pozrite si ju, kým je čas rezerváciu zrušiť.',
} as const

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
  if (needsApproval({ ...question, emailConfirmed: true })) return true
  if (order.payment_method !== 'on_site' || (await isEmailConfirmed(db, order.guest.email))) return false
  return (
    needsApproval({ ...question, emailConfirmed: false }) ||
    (await isAboveUnpaid(db, actor, question.stays, settings, services))
  )
}
