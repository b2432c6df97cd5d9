import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { roomingPersons, stayGuests } from '../../db/schema/reservations/guest-register.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'

export interface RegisteredName {
  first_name: string
  last_name: string
}

/** Names of the persons of a reservation who are in the guest register, in their order. */
export const listRegisteredNames = (db: Db, reservation: string): Promise<RegisteredName[]> =>
  db
    .select({ first_name: stayGuests.first_name, last_name: stayGuests.last_name })
    .from(stayGuests)
    .where(eq(stayGuests.reservation, reservation))
    .orderBy(asc(stayGuests.position), asc(stayGuests.id))

/** Deletes the persons of reservations, also of rooming lists. @returns how many of each reservation that had any */
export async function deleteGuestsOf(
  db: Db,
  which: SQL | undefined,
): Promise<{ reservation: string; guests: number }[]> {
  const meant = db.select({ id: reservations.id }).from(reservations).where(which)
  await db.delete(roomingPersons).where(inArray(roomingPersons.reservation, meant))
  const gone = await db
    .delete(stayGuests)
    .where(inArray(stayGuests.reservation, meant))
    .returning({ reservation: stayGuests.reservation })
  const byReservation = Map.groupBy(gone, ({ reservation }) => reservation)
  return [...byReservation].map(([reservation, rows]) => ({ reservation, guests: rows.length }))
}

/** Lets the persons of two rooms change places in the rooming list: stays of one reservation keep their units' ids. */
export async function swapListed(db: Db, one: string, other: string): Promise<void> {
  await db
    .update(roomingPersons)
    .set({ stay: sql`case when ${roomingPersons.stay} = ${one} then ${other}::uuid else ${one}::uuid end` })
    .where(inArray(roomingPersons.stay, [one, other]))
}
