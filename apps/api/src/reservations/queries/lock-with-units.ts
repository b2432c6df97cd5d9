import type { Db } from '../../db/database.ts'
import { lockUnits } from '../../inventory/night-queries.ts'
import { findReservation, lockReservation, type Reservation } from './reservation-queries.ts'
import { listStays } from './stay-queries.ts'

interface Further {
  /** Further units whose nights are needed. */
  units?: readonly string[]
  /** Locks the rows between units and reservations in the order of locks: slots and overdue reservations on them. */
  seats?: () => Promise<void>
}

/**
 * Locks a reservation for a change that may take nights or seats: its units first, in id order, then the row itself.
 * All use-cases lock in this order, so that there are no deadlocks.
 */
export async function lockWithUnits(
  db: Db,
  by: { id: string } | { token: string },
  { units = [], seats }: Further = {},
): Promise<Reservation> {
  const { id } = await findReservation(db, by)
  const ownUnits = (await listStays(db, id)).map((stay) => stay.unit)
  await lockUnits(db, [...ownUnits, ...units])
  await seats?.()
  return lockReservation(db, { id })
}
