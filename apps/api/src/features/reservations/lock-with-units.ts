import type { Db } from '../../platform/database.ts'
import { lockUnits } from '../room-nights/queries.ts'
import { findReservation, listStays, lockReservation, type Reservation } from './queries.ts'

/**
 * Locks a reservation for a change that may take nights: its units first, in id order, then the row itself. Everybody
 * locks in this order, so nobody waits in a circle.
 */
export async function lockWithUnits(
  db: Db,
  by: { id: string } | { token: string },
  furtherUnits: readonly string[] = [],
): Promise<Reservation> {
  const { id } = await findReservation(db, by)
  const own = (await listStays(db, id)).map((stay) => stay.unit)
  await lockUnits(db, [...own, ...furtherUnits])
  return lockReservation(db, { id })
}
