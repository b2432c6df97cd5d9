import { awaits, isFinished } from '@dvor/booking/reservation/states.ts'
import { isTransferOffered, payBy } from '@dvor/booking/reservation/deadlines.ts'
import { balanceDueOn, notBefore } from '@dvor/booking/pricing/instalments.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { canSee } from '@dvor/contract/declaration/seen.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { hasAllowanceAddress, hasOneCustomer } from '@dvor/contract/reservations/recreation-allowance.ts'
import type { ReservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { seenRow } from '../../crud/view.ts'
import { refuseStale } from '../../crud/write.ts'
import { forbidden, invalid } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { recordChange } from '../../history/queries.ts'
import { hasWaitingMoney } from '../../statements/waiting-money.ts'
import { cancellationQuoteOf } from './cancel-reservation.ts'
import { changeState } from '../../reservations/states/change-state.ts'
import { requireRegister } from './require-register.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { closeAllAlerts } from '../../reservations/alerts/settle-alerts.ts'
import { replaceGuest } from '../../guests/place-guest.ts'
import { guestColumns } from '../../reservations/queries/guest-columns.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * The owner's edit: guest and notes, and `state`, which runs the transition with all its effects. A check-in needs the
 * guest register, unless it is filled in later; an undone departure does not. A changed field asks
 * `reservations.edit`, a transition its own permission. @throws ApiError `stale`, `forbidden`, `transition_not_allowed`,
 * `nights_taken`, `register_incomplete`
 */
export async function editReservation(
  db: Db,
  actor: Actor,
  id: string,
  edit: ReservationEdit,
  services: BookingServices,
  ifMatch?: string,
): Promise<Reservation> {
  refuseUnseen(actor, edit)
  return inTransaction(db, async (tx) => {
    const current = await lockWithUnits(tx, { id })
    refuseStale(seenRow(actor, reservations, { ...current }), ifMatch)
    await editColumns(tx, actor, current, edit, services)
    await editAlerts(tx, actor, current, edit, services)
    const edited = await lockReservation(tx, { id })
    if (edit.state === undefined || edit.state === edited.state) return edited
    const deadlines = await deadlinesOf(tx, edited, edit.state, services)
    const cancellation_fee = edit.state === 'cancelled' ? await feeOf(tx, edited, edit, services) : null
    const changes = { ...deadlines, cancellation_fee }
    const changed = await changeState(tx, edited, { to: edit.state, by: 'staff', actor, changes }, services)
    if (awaits(edit.state, 'departure') && !isFinished(edited.state))
      await requireRegister(tx, changed, edit.register_later ?? false, services)
    const why = endedByOwner[changed.state]
    if (why) await noteRefund(tx, changed, why, services)
    return lockReservation(tx, { id })
  })
}

/** Refuses values in fields that the actor does not see, also equal ones, which would tell what is in them. */
function refuseUnseen(actor: Actor, { guest, ...edit }: ReservationEdit): void {
  const values = new Map(Object.entries({ ...edit, guest_email: guest?.email, guest_phone: guest?.phone }))
  for (const [key, field] of Object.entries(reservations.fields))
    if (values.get(key) !== undefined && !canSee(actor, field)) throw forbidden()
}

/** Why money goes back after the owner's decision, for the alert that stays until the refund is settled. */
const endedByOwner: Record<ReservationState, string | null> = {
  hold: null,
  pending_approval: null,
  awaiting_payment: null,
  confirmed: null,
  checked_in: null,
  completed: null,
  expired: null,
  cancelled: 'Rezerváciu ste zrušili.',
  rejected: 'Rezerváciu ste zamietli.',
  no_show: 'Hosť neprišiel a daň za ubytovanie sa neplatí.',
}

/** Cents of the payments that the owner keeps: none, unless the agreed rules are applied. */
async function feeOf(
  db: Db,
  reservation: Reservation,
  { cancellation = 'no_fee' }: ReservationEdit,
  { clock }: BookingServices,
): Promise<number> {
  if (cancellation === 'no_fee') return 0
  const { paid, refund } = await cancellationQuoteOf(db, reservation, momentOf(clock.now()).today)
  return paid - refund
}

/**
 * New deadlines after the owner's decision. Those of the old state end. After an approval the guest gets the days of a
 * transfer whatever the payment method, because an e-mail may stay unread for a while. A part that would be due before
 * then is due on the same day. While money with its symbol waits unassigned there is no deadline.
 */
async function deadlinesOf(
  db: Db,
  reservation: Reservation,
  to: ReservationState,
  { clock }: BookingServices,
) {
  const none = { pay_by: null, approve_by: null, hold_expires_at: null }
  const moment = momentOf(clock.now())
  const { begins: arrival, price } = reservation
  if (!awaits(to, 'payment') || !isTransferOffered(moment.today, arrival)) return none
  if (await hasWaitingMoney(db, reservation)) return none
  const { transfer_days: transferDays } = await readSettings(db)
  const pay_by = payBy({ method: 'transfer', arrival, transferDays }, moment)
  if (pay_by === null) return none
  return { ...none, pay_by: pay_by.toISOString(), price: withPartsFrom(todayIn(pay_by), price) }
}

/** A price of which no part after the deposit is due before the day. */
function withPartsFrom(day: Day, price: PriceBreakdown): PriceBreakdown {
  const instalments = notBefore(day, price.instalments)
  return { ...price, instalments, balance_due_on: balanceDueOn(instalments) }
}

async function editColumns(
  db: Db,
  actor: Actor,
  current: Reservation,
  edit: ReservationEdit,
  { clock }: BookingServices,
) {
  const changes = changedColumns(current, edit)
  refuseAllowance({ ...current, ...changes }, changes)
  if (Object.keys(changes).length === 0) return current
  if (!can(actor, 'reservations.edit')) throw forbidden()
  const guest = await guestAfter(db, actor, { ...current, ...changes }, changes)
  const edited = await updateReservation(db, current.id, { ...changes, guest }, clock.now())
  const before = Object.fromEntries(
    Object.keys(changes).map((key) => [key, current[key as keyof Reservation]]),
  )
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: current.id,
    action: 'edit',
    before,
    after: changes,
  })
  return edited
}

/** The card of the guest, after a change of the contact. */
async function guestAfter(db: Db, actor: Actor, edited: Reservation, changes: Partial<Reservation>) {
  const names = ['first_name', 'last_name', 'guest_email', 'guest_phone'] as const
  if (!names.some((name) => name in changes)) return edited.guest
  const { first_name, last_name, guest_email: email, guest_phone: phone } = edited
  return replaceGuest(db, actor, edited, { first_name, last_name, email, phone })
}

/** The documents of an allowance need an address and have the employee as their customer. */
function refuseAllowance(edited: Reservation, changes: Partial<Reservation>): void {
  const concerns = ['recreation_allowance', 'guest_address', 'company'] as const
  if (!concerns.some((name) => name in changes)) return
  if (!hasAllowanceAddress(edited)) throw invalid([{ path: 'guest_address', code: 'required' }])
  if (!hasOneCustomer(edited)) throw invalid([{ path: 'company', code: 'mismatch' }])
}

/** Characters of an alert of the owner's own; what is shown joins all of them and may be longer. */
const longestNote = 5_000

/** Empty attention closes all alerts; another text is the owner's own alert, beside those that are open. */
async function editAlerts(
  db: Db,
  actor: Actor,
  { id, attention: current }: Reservation,
  { attention }: ReservationEdit,
  services: BookingServices,
): Promise<void> {
  if (attention === undefined || (attention || null) === current) return
  if (!can(actor, 'reservations.edit')) throw forbidden()
  if (!attention) return closeAllAlerts(db, actor, id, services)
  if (attention.length > longestNote) throw invalid([{ path: 'attention', code: 'too_long' }])
  await noteAlert(db, id, { kind: 'note', reason: attention }, services)
}

/** Columns that differ after the edit. */
function changedColumns(
  current: Reservation,
  {
    guest,
    company,
    guest_address,
    recreation_allowance: allowance,
    arrival_time,
    note,
    internal_note,
  }: ReservationEdit,
) {
  const currentGuest = {
    first_name: current.first_name,
    last_name: current.last_name,
    email: current.guest_email,
    phone: current.guest_phone,
    country: current.guest_country,
  }
  const columns = {
    ...guestColumns({
      guest: { ...currentGuest, ...guest },
      company: company === undefined ? current.company : company,
      guest_address: guest_address === undefined ? current.guest_address : guest_address,
      recreation_allowance: allowance === undefined ? current.recreation_allowance : allowance,
      arrival_time: arrival_time === undefined ? current.arrival_time : arrival_time,
      note: note === undefined ? current.note : note,
    }),
    internal_note: internal_note === undefined ? current.internal_note : internal_note || null,
  }
  const isDifferent = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(current[key as keyof Reservation])
  return Object.fromEntries(Object.entries(columns).filter(isDifferent)) as Partial<typeof columns>
}
