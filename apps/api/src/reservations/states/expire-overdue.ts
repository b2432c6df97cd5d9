import { systemActor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { RoomNight } from '../../inventory/night-queries.ts'
import type { SlotDay } from '../../slots/queries.ts'
import { lockOverdueOnSlots } from '../../slots/seat-queries.ts'
import { changeState } from './change-state.ts'
import { lockOverdue, lockOverdueOn, type Reservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'

/**
 * Ends overdue holds and orders on the wanted nights, in the transaction that takes them. An overdue hold or order
 * counts as expired at the moment of booking, without waiting for a timer (docs/domain.md, Reservation).
 */
export async function expireOverdueOn(
  db: Db,
  nights: readonly RoomNight[],
  services: BookingServices,
): Promise<void> {
  if (nights.length === 0) return
  await expireAll(db, await lockOverdueOn(db, nights, services.clock.now()), services)
}

/** The same for wanted seats of slot services; to be called before any reservation or counter is locked. */
export async function expireOverdueOnSlots(
  db: Db,
  wanted: readonly SlotDay[],
  services: BookingServices,
): Promise<void> {
  if (wanted.length === 0) return
  await expireAll(db, await lockOverdueOnSlots(db, wanted, services.clock.now()), services)
}

/**
 * Ends everything overdue. Called before the owner reads reservations, and every minute so that the e-mails are sent.
 */
export async function expireOverdue(db: Db, services: BookingServices): Promise<void> {
  await inTransaction(db, async (tx) => expireAll(tx, await lockOverdue(tx, services.clock.now()), services))
}

async function expireAll(db: Db, overdue: readonly Reservation[], services: BookingServices): Promise<void> {
  for (const reservation of overdue)
    await changeState(db, reservation, { to: 'expired', by: 'system', actor: systemActor }, services)
}
