import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { history } from '../db/schema/system/history.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** Deletes cards with their history; their reservations stay. @returns the number of cards */
export async function deleteGuests(db: Db, which: SQL | undefined): Promise<number> {
  const gone = await db.delete(guestRows).where(which).returning({ id: guestRows.id })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0)
    await db.delete(history).where(and(sql`${history.collection} = 'guests'`, inArray(history.recordId, ids)))
  return ids.length
}

const isWithoutReservation = sql`not exists (select 1 from ${reservations} where ${reservations.guest} = ${guestRows.id})`

/** Deletes cards without any reservation, their own or of a card that is merged into them. */
export async function deleteGuestsWithoutReservations(db: Db): Promise<void> {
  await deleteGuests(db, and(sql`${guestRows.merged_into} is not null`, isWithoutReservation))
  const hasNoPart = sql`not exists (select 1 from ${guestRows} as part where part.merged_into = ${guestRows.id})`
  await deleteGuests(db, and(isWithoutReservation, hasNoPart))
}
