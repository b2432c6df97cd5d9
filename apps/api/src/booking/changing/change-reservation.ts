import { datedRules } from '@dvor/booking/reservation/cancellation.ts'
import { isLargeGroup, personsOf } from '@dvor/booking/reservation/approval.ts'
import { changeProblem, lowersFee } from '@dvor/booking/reservation/guest-change.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { coversStay } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { Period } from '@dvor/booking/stay/stay.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type {
  GuestChange,
  GuestChangeOutcome,
  GuestStayChange,
} from '@dvor/contract/reservations/guest-changes.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { guestChangeRefused } from '../guest-change-refused.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { inDryRun } from '../../db/dry-run.ts'
import {
  alterServices,
  composedOf,
  isTooLateFor,
  leftOutside,
  refuseUndecided,
  sortAlterations,
  type Alterations,
} from './apply-alterations.ts'
import { followParty, listParts } from './package/follow-party.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { serviceView } from '../../slots/present-services.ts'
import { listSlotServices, type BookedSlotService } from '../../slots/seat-queries.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { refuseSenselessStays } from '../../pricing/check-stays.ts'
import type { Quote } from '../../pricing/quote.ts'
import { agreedRules } from '../../reservations/queries/choose-rules.ts'
import { queueChangeEmails } from './queue-change-emails.ts'
import { listTransactions } from '../../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import { moveDeadline } from './move-deadline.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { standingOf } from './present-standing.ts'
import { replaceStays } from './replace-stays.ts'
import { differenceOf, quoteForChange, storeQuote, type Composition } from './reprice.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import { hasOtherDays, summaryOf } from '../../reservations/queries/stay-rows.ts'

interface Options {
  /** `updated_at` of the reservation on the guest's screen. */
  ifMatch?: string | undefined
}

/**
 * Changes a reservation by its guest's link: days, people or services, under the property's rules. Unchanged parts
 * keep their price. A higher price is due like any balance; an overpaid amount is flagged for the owner. @throws
 * ApiError `change_not_allowed` with its reason, `stale`, `nights_taken`, `seats_taken`, `not_available`,
 * `price_changed`, `invalid`
 */
export async function changeReservation(
  db: Db,
  actor: Actor,
  token: string,
  change: GuestChange,
  services: BookingServices,
  { ifMatch }: Options = {},
): Promise<GuestChangeOutcome> {
  return inDryRun(db, change.dry_run, async (tx) => {
    const seatRequests = change.services.flatMap(({ request }) => request ?? [])
    const seats = [...seatRequests, ...(await listParts(tx, { token }))]
    const reservation = await lockWithUnits(tx, { token }, { seats: () => lockSeats(tx, seats, services) })
    if (ifMatch && ifMatch !== reservation.updatedAt) throw stale()
    const before = await standingOf(tx, reservation)
    const plan = await planOf(tx, reservation, before, change)
    const quote = await quoteForChange(tx, reservation, plan.composition, services)
    await refuseByTerms(tx, reservation, plan, quote)
    if (!change.dry_run) refuseUndecided(plan.outside, plan.alterations, change.keep_services)
    if (!change.dry_run) refuseOtherTotal(change.expected_total, quote.price)
    const terms = { quote, asOwner: false }
    if (plan.isMoved) await replaceStays(tx, actor, reservation, { stays: plan.requests, ...terms }, services)
    await alterServices(tx, actor, reservation.id, plan.alterations, terms)
    const stored = await storeQuote(tx, actor, reservation, quote, services)
    const changed = await moveDeadline(tx, stored, quote, services)
    const after = await standingOf(tx, changed)
    const returned_to_vouchers = before.paid_by_vouchers - after.paid_by_vouchers
    const outcome = {
      ...(await outcomeOf(tx, reservation, changed, quote, plan.outside)),
      returned_to_vouchers,
    }
    await queueChangeEmails(tx, changed, { before, after }, outcome, services)
    await confirmIfPaid(tx, changed, services)
    return outcome
  })
}

const stale = () => new ApiError('stale', 'The reservation was changed meanwhile')

interface Plan {
  requests: StayRequest[]
  /** Whether days or people differ. */
  isMoved: boolean
  alterations: Alterations
  /** Services outside of the new days. */
  outside: BookedSlotService[]
  composition: Composition
}

async function planOf(
  db: Db,
  reservation: Reservation,
  { stays }: { stays: readonly StayView[] },
  change: GuestChange,
): Promise<Plan> {
  if (change.stays.some((stayRequest) => stays.every((stay) => stay.id !== stayRequest.id))) throw stale()
  const requests = stays.map((stay) => requestOf(stay, change.stays))
  refuseSenselessStays(requests)
  const currentStays = stays.map((stay) => requestOf(stay, []))
  const booked = (await listSlotServices(db, [reservation.id])).get(reservation.id) ?? []
  const sorted = sortAlterations(booked, change.services)
  const alterations = await followParty(db, reservation, sorted, { known: currentStays, wanted: requests })
  return {
    requests,
    isMoved: JSON.stringify(requests) !== JSON.stringify(currentStays),
    alterations,
    outside: hasOtherDays(currentStays, requests) ? leftOutside(alterations, requests) : [],
    composition: {
      stays: requests,
      ...composedOf(alterations),
      ...(change.common_services && { common_services: change.common_services }),
    },
  }
}

/** The request of a stay, with the guest's changes. */
function requestOf(stay: StayView, changes: readonly GuestStayChange[]): StayRequest {
  const { arrival, departure, adults, children_ages } = changes.find(({ id }) => id === stay.id) ?? stay
  return { accommodation_unit: stay.accommodation_unit.id, arrival, departure, adults, children_ages }
}

async function refuseByTerms(
  db: Db,
  reservation: Reservation,
  { requests, isMoved, alterations }: Plan,
  quote: Quote,
): Promise<void> {
  const { settings, moment, price } = quote
  const { today, now } = moment
  const facts = {
    state: effectiveState(reservation, now),
    arrival: reservation.begins,
    changeDays: settings.guest_change_days,
    today,
  }
  const unitWantsIt = [...quote.tables.values()].some(({ unit }) => unit.approval_required)
  const approved = unitWantsIt || isLargeGroup(personsOf(requests), settings)
  const problem = changeProblem(facts, { moved: isMoved, approved })
  if (problem) throw guestChangeRefused(problem)
  if (await isTooLateFor(db, alterations, now)) throw guestChangeRefused('service_too_late')
  const { begins } = summaryOf(requests, price)
  if (begins === null || reservation.begins === null) throw guestChangeRefused('empty')
  const before = { ...reservation.price, arrival: reservation.begins }
  const after = { ...price, arrival: begins }
  if (lowersFee(before, after, agreedRules(reservation, settings), today)) throw guestChangeRefused('fee')
  if (price.total < 0) throw guestChangeRefused('below_zero')
  if (await leavesCoupon(db, reservation, requests, quote)) throw guestChangeRefused('coupon')
}

/**
 * Whether stays move out of the days for which their coupon is: it was given for these days, and the guest could book
 * them in order to move the discount to others.
 */
async function leavesCoupon(
  db: Db,
  { id }: Reservation,
  requests: readonly StayRequest[],
  { coupon }: Quote,
): Promise<boolean> {
  const covers = (stays: readonly Period[]) =>
    coupon === null || stays.every((stay) => coversStay(coupon, stay))
  return !covers(requests) && covers(await listStays(db, id))
}

async function outcomeOf(
  db: Db,
  before: Reservation,
  { id, begins, total, deposit_due, payment_method }: Reservation,
  { price, settings }: Quote,
  outside: readonly BookedSlotService[],
): Promise<Omit<GuestChangeOutcome, 'returned_to_vouchers'>> {
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const account = accountOf({ total, deposit_due, payment_method, price }, entries)
  const rules = agreedRules(before, settings)
  return {
    ...differenceOf(before, price),
    due_now: account.due_now,
    refund: account.surplus,
    services_outside: outside.map((booked) => serviceView(booked, null)),
    cancellation_rules: begins === null ? [] : datedRules({ ...price, arrival: begins, rules }),
  }
}
