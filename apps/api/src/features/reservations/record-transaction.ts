import type { Actor } from '../../platform/actor.ts'
import { actorName, systemActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { recordChange } from '../history/queries.ts'
import { listTaken } from '../room-nights/queries.ts'
import { wantedNights } from '../quotes/check-stays.ts'
import { seatsAreFree } from '../slots/take-seats.ts'
import { changeState } from './change-state.ts'
import { queuePaymentNotice } from './emails.ts'
import { expireOverdueOn } from './expire-overdue.ts'
import { flagAttention } from './flag-attention.ts'
import { insertTransaction, sumTransactions, type Transaction } from './ledger-queries.ts'
import { findReservation, listStays, updateReservation, type Reservation } from './queries.ts'
import type { BookingServices } from './services.ts'
import { wishesOf } from './stay-rows.ts'

export type Entry = Pick<Transaction, 'kind' | 'method' | 'amount'> &
  Partial<Pick<Transaction, 'note' | 'provider' | 'provider_reference' | 'reverses'>>

/**
 * Books a movement of money on a reservation that is locked together with its units, and lets the reservation go on
 * if the money suffices. A provider's reference that is booked already changes nothing.
 */
export async function recordTransaction(
  db: Db,
  actor: Actor,
  reservationId: string,
  entry: Entry,
  services: BookingServices,
): Promise<Transaction | undefined> {
  const booked = await insertTransaction(db, {
    ...entry,
    reservation: reservationId,
    recorded_by: actorName(actor),
  })
  if (!booked) return undefined
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservationId,
    action: entry.kind,
    after: booked,
  })
  const reservation = await refreshDue(db, reservationId, services)
  await queuePaymentNotice(db, reservationId, booked.id, services)
  if (entry.kind === 'payment') await advance(db, reservation, services)
  return booked
}

/** Keeps the column that lists and sums read in step with the ledger. */
export async function refreshDue(db: Db, id: string, { clock }: BookingServices): Promise<Reservation> {
  const { total } = await findReservation(db, { id })
  return updateReservation(db, id, { due: total - (await sumTransactions(db, id)) }, clock.now())
}

const noLongerWanted = new Set(['cancelled', 'rejected', 'no_show'])

/** Money that suffices confirms; money that comes too late confirms if the nights are still free, else it is shown. */
async function advance(db: Db, reservation: Reservation, services: BookingServices): Promise<void> {
  const { id, state, total, due, deposit_due } = reservation
  if (noLongerWanted.has(state))
    return flagAttention(db, id, 'Prišla platba k rezervácii, ktorá už neplatí.', services)
  if (due < 0) await flagAttention(db, id, 'Hosť zaplatil viac, než mal.', services)
  const suffices = total - due >= deposit_due
  if (state === 'expired' && !suffices)
    return flagAttention(
      db,
      id,
      'Prišla platba k prepadnutej rezervácii, na potvrdenie však nestačí.',
      services,
    )
  if (!suffices) return
  if (state === 'awaiting_payment') return confirm(db, reservation, services)
  if (state !== 'expired') return
  if (await nightsAreFree(db, reservation, services)) return confirm(db, reservation, services)
  return flagAttention(db, id, 'Platba prišla po termíne a izba je už obsadená.', services)
}

async function confirm(db: Db, reservation: Reservation, services: BookingServices): Promise<void> {
  const changes = { pay_by: null }
  await changeState(db, reservation, { to: 'confirmed', by: 'system', actor: systemActor, changes }, services)
}

/** Goes on with an order whose price has become so small that what was paid suffices. */
export async function confirmIfPaid(
  db: Db,
  reservation: Reservation,
  services: BookingServices,
): Promise<void> {
  const { state, total, due, deposit_due } = reservation
  if (state === 'awaiting_payment' && total - due >= deposit_due) await confirm(db, reservation, services)
}

async function nightsAreFree(db: Db, reservation: Reservation, services: BookingServices): Promise<boolean> {
  const nights = wantedNights(wishesOf(await listStays(db, reservation.id)))
  await expireOverdueOn(db, nights, services)
  if ((await listTaken(db, nights)).length > 0) return false
  return seatsAreFree(db, reservation.id, services.clock.now())
}
