import type { Db } from '../../platform/database.ts'
import { listStays, lockReservation, type Reservation } from '../reservations/queries.ts'
import { lockUnits } from '../room-nights/queries.ts'

/** Several reservations with all their units: units first, in id order, then the rows, in id order, as everywhere. */
export async function lockAllWithUnits(db: Db, ids: readonly string[]): Promise<Reservation[]> {
  const wanted = [...new Set(ids)].toSorted()
  const units: string[] = []
  for (const id of wanted) units.push(...(await listStays(db, id)).map((stay) => stay.unit))
  await lockUnits(db, units)
  const locked: Reservation[] = []
  for (const id of wanted) locked.push(await lockReservation(db, { id }))
  return locked
}
