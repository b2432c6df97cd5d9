import { overpaidText } from '@dvor/booking/messages/overpaid-text.ts'
import { awaits, isOff, lateStates } from '@dvor/booking/reservation/states.ts'
import type { Actor } from '../../platform/actor.ts'
import { actorName, systemActor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { pipelined } from '../../db/pipelined.ts'
import { recordChanges } from '../../history/queries.ts'
import { listTaken } from '../../inventory/night-queries.ts'
import { wantedNights } from '../../pricing/check-stays.ts'
import { hasPlaces } from '../../packages/places.ts'
import { seatsAreFree } from '../../slots/take-seats.ts'
import { changeStates } from './change-state.ts'
import { queuePaymentNotices } from '../emails/queue-notices.ts'
import { expireOverdueOn } from './change-state.ts'
import { raiseAlert, type NewAlert } from '../alerts/raise-alert.ts'
import { closeSettledAlerts } from '../alerts/settle-alerts.ts'
import {
  insertTransactions,
  listTransactions,
  refreshDues,
  type Transaction,
} from '../queries/ledger-queries.ts'
import type { Reservation } from '../queries/reservation-queries.ts'
import { listStays } from '../queries/stay-queries.ts'
import type { BookingServices } from '../queries/services.ts'
import { requestsOf } from '../queries/stay-rows.ts'

export type Entry = Pick<Transaction, 'kind' | 'method' | 'amount'> &
  Partial<
    Pick<Transaction, 'note' | 'provider' | 'provider_reference' | 'reverses' | 'ekasa_number' | 'ekasa_at'>
  >

/**
 * Books a payment or refund on a reservation that is locked together with its units, and advances the reservation if
 * the amount suffices. A provider's reference that is booked already changes nothing.
 */
export async function recordTransaction(
  db: Db,
  actor: Actor,
  reservation: string,
  entry: Entry,
  services: BookingServices,
): Promise<Transaction | undefined> {
  const [booked] = await recordTransactions(db, actor, [{ ...entry, reservation }], services)
  return booked
}

/**
 * The same for entries of several reservations, all locked, one for each, with pipelined statements. @returns results
 * in the order of the entries; undefined where a provider's reference was booked already
 */
export async function recordTransactions(
  db: Db,
  actor: Actor,
  entries: readonly (Entry & { reservation: string })[],
  services: BookingServices,
): Promise<(Transaction | undefined)[]> {
  const recorded_by = actorName(actor)
  const inserted = await insertTransactions(
    db,
    entries.map((entry) => ({ ...entry, recorded_by, createdAt: services.clock.now().toISOString() })),
  )
  const booked = inserted.filter((entry) => entry !== undefined)
  if (booked.length === 0) return inserted
  const [refreshed] = await pipelined([
    refreshDues(
      db,
      booked.map(({ reservation }) => reservation),
      services.clock.now(),
    ),
    recordChanges(db, actor, booked.map(changeOf)),
  ])
  const moved = booked.map((entry) => ({ entry, reservation: ofEntry(refreshed, entry) }))
  for (const { entry, reservation } of moved)
    await closeSettledAlerts(db, reservation, services, entry.kind === 'refund')
  const paid = moved.filter(({ entry }) => entry.kind === 'payment')
  const confirmed = await advance(
    db,
    paid.map(({ reservation }) => reservation),
    services,
  )
  const announced = moved.map((one) => {
    const now = confirmed.find(({ id }) => id === one.reservation.id)
    return now ? { ...one, reservation: now, confirmed: true } : one
  })
  await queuePaymentNotices(db, announced, services)
  return inserted
}

function ofEntry(reservations: ReadonlyMap<string, Reservation>, { reservation }: Transaction): Reservation {
  const ledgerReservation = reservations.get(reservation)
  if (!ledgerReservation) throw new Error('an entry belongs to a reservation')
  return ledgerReservation
}

const changeOf = (entry: Transaction) => ({
  collection: 'reservations',
  recordId: entry.reservation,
  action: entry.kind,
  after: entry,
})

/** Updates the column `due`, which lists and sums read, from the ledger. @throws ApiError `not_found` */
export async function refreshDue(db: Db, id: string, services: BookingServices): Promise<Reservation> {
  const reservation = (await refreshDues(db, [id], services.clock.now())).get(id)
  if (!reservation) throw notFound('Reservation')
  await closeSettledAlerts(db, reservation, services)
  return reservation
}

/**
 * Confirms the reservations that are paid sufficiently, all at once; other steps run one by one. @returns those that
 * were confirmed
 */
async function advance(
  db: Db,
  reservations: readonly Reservation[],
  services: BookingServices,
): Promise<Reservation[]> {
  const ready = reservations.filter(isReady)
  const confirmed = ready.length > 0 ? await confirm(db, ready, services) : []
  for (const reservation of reservations) confirmed.push(...(await advanceOne(db, reservation, services)))
  return confirmed
}

const isSufficient = ({ total, due, deposit_due }: Reservation): boolean => total - due >= deposit_due
const isReady = (reservation: Reservation): boolean =>
  awaits(reservation.state, 'payment') && isSufficient(reservation)

/**
 * Raises an alert for an overpaid amount. A payment that comes too late confirms the reservation until its first day, if
 * its nights are still free; otherwise it raises one, too. @returns the reservation, if it was confirmed
 */
async function advanceOne(
  db: Db,
  reservation: Reservation,
  services: BookingServices,
): Promise<Reservation[]> {
  const { id, state, due, begins } = reservation
  const hasBegun = begins !== null && begins < today(services.clock)
  if (
    lateStates.includes(state) &&
    isSufficient(reservation) &&
    !hasBegun &&
    (await nightsAreFree(db, reservation, services))
  )
    return confirm(db, [reservation], services)
  const alert = isOff(state) ? lateAlert(reservation, hasBegun) : await overpaidAlert(db, id, -due)
  if (alert) await raiseAlert(db, id, alert, services)
  return []
}

/** An alert about a payment of an order that is given up; `hasBegun` says whether its first day is over. */
function lateAlert(reservation: Reservation, hasBegun: boolean): NewAlert {
  const kind = 'late_payment'
  if (!lateStates.includes(reservation.state))
    return { kind, reason: 'Prišla platba k rezervácii, ktorá už neplatí.' }
  if (hasBegun)
    return { kind, reason: 'Platba prišla až po začiatku pobytu, rezervácia preto zostáva prepadnutá.' }
  return isSufficient(reservation)
    ? { kind, reason: 'Platba prišla po termíne a izba je už obsadená.' }
    : { kind, reason: 'Prišla platba k prepadnutej rezervácii, na potvrdenie však nestačí.' }
}

/** An alert with the overpaid cents; null where nothing is overpaid. */
async function overpaidAlert(db: Db, reservation: string, surplus: number): Promise<NewAlert | null> {
  if (surplus <= 0) return null
  const entries = (await listTransactions(db, [reservation])).get(reservation) ?? []
  return { kind: 'refund_due', reason: overpaidText(entries, surplus) }
}

async function confirm(
  db: Db,
  reservations: readonly Reservation[],
  services: BookingServices,
): Promise<Reservation[]> {
  const change = { to: 'confirmed', by: 'system', actor: systemActor, changes: { pay_by: null } } as const
  return changeStates(db, reservations, change, services)
}

/** Confirms an order whose new, lower price is covered by the payments. */
export async function confirmIfPaid(
  db: Db,
  reservation: Reservation,
  services: BookingServices,
): Promise<void> {
  if (isReady(reservation)) await confirm(db, [reservation], services)
}

async function nightsAreFree(db: Db, reservation: Reservation, services: BookingServices): Promise<boolean> {
  const stays = requestsOf(await listStays(db, reservation.id))
  const nights = wantedNights(stays)
  await expireOverdueOn(db, nights, services)
  if ((await listTaken(db, nights)).length > 0) return false
  const now = services.clock.now()
  const { id, package: sold } = reservation
  if (sold && !(await hasPlaces(db, sold, stays.length, now))) return false
  return seatsAreFree(db, id, now)
}
