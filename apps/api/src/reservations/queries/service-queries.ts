import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { commonServiceReservations } from '../../db/schema/reservations/reservations.ts'

export type BookedService = typeof commonServiceReservations.$inferSelect
type NewBookedService = Omit<typeof commonServiceReservations.$inferInsert, 'reservation'>

/** Common services of reservations, in the order in which they were booked. */
export async function listBookedServices(
  db: Db,
  reservationIds: string[],
): Promise<Map<string, BookedService[]>> {
  const rows = await db
    .select()
    .from(commonServiceReservations)
    .where(inArray(commonServiceReservations.reservation, reservationIds))
    .orderBy(asc(commonServiceReservations.createdAt), asc(commonServiceReservations.id))
  return Map.groupBy(rows, (row) => row.reservation)
}

/** Replaces the booked common services of a reservation. */
export async function replaceBookedServices(
  db: Db,
  reservation: string,
  booked: NewBookedService[],
): Promise<void> {
  await db.delete(commonServiceReservations).where(eq(commonServiceReservations.reservation, reservation))
  await insertBookedServices(db, reservation, booked)
}

/** Adds services to a reservation, as priced. */
export async function insertBookedServices(
  db: Db,
  reservation: string,
  booked: NewBookedService[],
): Promise<void> {
  if (booked.length > 0)
    await db.insert(commonServiceReservations).values(booked.map((one) => ({ ...one, reservation })))
}

export async function findBookedService(db: Db, id: string): Promise<BookedService | undefined> {
  const [row] = await db.select().from(commonServiceReservations).where(eq(commonServiceReservations.id, id))
  return row
}
