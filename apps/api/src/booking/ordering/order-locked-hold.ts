import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../platform/clock.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import type { RoomNight } from '../../inventory/night-queries.ts'
import { pipelined } from '../../db/pipelined.ts'
import type { PaymentServices } from '../../payments/providers/services.ts'
import { listSoldByPortal } from '../../calendars/event-queries.ts'
import { NightsTaken } from '../../pricing/with-alternatives.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { refuseUnavailable } from '../../pricing/check-stays.ts'
import { makeQuote, type Quote } from '../../pricing/quote.ts'
import { listSlotServicesByToken, type BookedSlotService } from '../../slots/seat-queries.ts'
import { refuseUnfinishedTerms } from '../../property/terms/unfinished-terms.ts'
import { endDrafts, refuseMoved } from '../holding/draft-queries.ts'
import { changeHeldServices, requestOf } from '../holding/hold-services.ts'
import { limitOrders } from '../holding/limit-orders.ts'
import { lockReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listStaysByToken, lockUnitsOf } from '../../reservations/queries/stay-queries.ts'
import { insertBookedServices } from '../../reservations/queries/service-queries.ts'
import { bookedServiceRows } from '../../reservations/queries/service-rows.ts'
import { summaryOf, requestsOf } from '../../reservations/queries/stay-rows.ts'
import { claimCoupon } from '../../pricing/claim-coupon.ts'
import { refuseMethod } from '../../payments/providers/offered-methods.ts'
import { changeHoldToOrder } from './change-hold-to-order.ts'

type Ordered = Omit<OrderResult, 'payment_url'>

/**
 * The order within the transaction: checks everything again under the locks, then stores it. @throws ApiError, see
 * `orderHold`
 */
export async function orderLockedHold(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices,
): Promise<Ordered> {
  const { hold, requests, rows, sold } = await lockHold(db, order.hold_token, services)
  const requested = order.services ?? rows.map(requestOf)
  const taxGuests = order.tax_exemptions ? undefined : hold.tax_guests
  const rate_plan = order.rate_plan ?? hold.rate_plan
  const parts = { stays: requests, services: requested, taxGuests, rate_plan, package: hold.package }
  const returning = order.return_code ? { code: order.return_code, guest: order.guest } : null
  const request = { ...order, ...parts, returning }
  const quote = await makeQuote(db, request, services.clock)
  if (rate_plan !== hold.rate_plan) refuseOtherPlan(requests, quote)
  refuseOldTerms(order, quote)
  await refuseUnfinishedTerms(db)
  if (sold.length > 0) throw new NightsTaken(sold, requests)
  await changeHeldServices(db, { hold: hold.id, rows }, requested, quote, services)
  refuseOtherTotal(order.expected_total, quote.price)
  refuseMethod(order.payment_method, beginOf(quote), quote, services)
  await claimCoupon(db, quote.coupon, order.guest, [order.coupon, order.return_code])
  await insertBookedServices(db, hold.id, bookedServiceRows(quote))
  const { token, number, state } = await changeHoldToOrder(db, actor, hold, order, quote, services)
  await endDrafts(db, hold.device)
  // Last: its counters are the last rows that an order locks, and only an order that passed all checks is counted.
  await limitOrders(db, actor, order, services)
  return { token, number: number ?? '', state }
}

/** Refuses a plan that the hold was not checked for. The nights are the hold's own. @throws ApiError `not_available` */
function refuseOtherPlan(stays: readonly StayRequest[], quote: Quote): void {
  refuseUnavailable({ stays, taken: stays.map(() => new Map()), ...quote, asOwner: false })
}

interface LockedHold {
  hold: Reservation
  requests: StayRequest[]
  /** Its slot services. */
  rows: BookedSlotService[]
  /** Its nights that a portal has sold while the guest was filling in the form. */
  sold: RoomNight[]
}

async function lockHold(db: Db, token: string, { clock }: PaymentServices): Promise<LockedHold> {
  const [, hold, stays, rows, sold] = await pipelined([
    lockUnitsOf(db, token),
    lockReservation(db, { token }).catch(asEnded(db, token)),
    listStaysByToken(db, token),
    listSlotServicesByToken(db, token),
    listSoldByPortal(db, token, today(clock)),
  ])
  if (effectiveState(hold, clock.now()) !== 'hold') throw new ApiError('hold_expired', 'The hold is over')
  return { hold, requests: requestsOf(stays), rows, sold }
}

/** Reports a deleted hold like an expired one, and one that continues on another device as that. */
const asEnded =
  (db: Db, token: string) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
    await refuseMoved(db, token)
    throw new ApiError('hold_expired', 'The hold is over')
  }

/** Refuses an order whose terms have been replaced meanwhile; the guest must read and accept the new ones. */
function refuseOldTerms({ terms_version }: OrderRequest, { settings }: Quote): void {
  if (terms_version !== settings.terms_version) throw invalid([{ path: 'terms_version', code: 'mismatch' }])
}

/** First day of arrival of the quoted stays; null without a stay. */
function beginOf({ input, price }: Quote): string | null {
  const requests = input.stays.map(({ request }) => request)
  return summaryOf(requests, price).begins
}
