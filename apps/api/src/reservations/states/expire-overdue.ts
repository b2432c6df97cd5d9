import { inTransaction, type Db } from '../../db/database.ts'
import type { SlotDay } from '../../slots/queries.ts'
import { lockOverdueOnSlots } from '../../slots/seat-queries.ts'
import { expireReservations } from './change-state.ts'
import { lockOverdue } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'

/** Ends what is overdue on the wanted seats of slot services; to be called before any reservation or counter is locked. */
export async function expireOverdueOnSlots(
  db: Db,
  pairs: readonly SlotDay[],
  services: BookingServices,
): Promise<void> {
  if (pairs.length === 0) return
  await expireReservations(db, await lockOverdueOnSlots(db, pairs, services.clock.now()), services)
}

/**
 * Ends everything overdue. Called before the owner reads reservations, and every minute so that the e-mails are sent.
 */
export async function expireOverdue(db: Db, services: BookingServices): Promise<void> {
  await inTransaction(db, async (tx) =>
    expireReservations(tx, await lockOverdue(tx, services.clock.now()), services),
  )
}
