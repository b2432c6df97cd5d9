import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { overdue } from '../inventory/overdue.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { SlotDay } from './queries.ts'
import { serviceReservations } from '../db/schema/reservations/service-reservations.ts'
import { serviceSlotRows, slotOccurrences } from '../db/schema/services/service-slots.ts'

export type BookedSlotService = typeof serviceReservations.$inferSelect
export type NewSlotService = typeof serviceReservations.$inferInsert

export interface WantedSeats extends SlotDay {
  seats: number
}

/**
 * One statement checks and counts. It inserts the row of an occurrence without bookings; of two concurrent statements
 * the second one waits for the first one's row and is checked against it.
 */
const claimStatement = prepared((db) =>
  db
    .insert(slotOccurrences)
    .select(
      sql`select ${serviceSlotRows.id}, ${sql.placeholder('day')}::date, ${serviceSlotRows.capacity}, ${sql.placeholder('seats')}::int, null::timestamptz, null::text, null::timestamptz
        from ${serviceSlotRows} where ${serviceSlotRows.id} = ${sql.placeholder('slot')} and ${serviceSlotRows.capacity} >= ${sql.placeholder('seats')}::int`,
    )
    .onConflictDoUpdate({
      target: [slotOccurrences.slot, slotOccurrences.day],
      set: { taken: sql`${slotOccurrences.taken} + excluded.taken` },
      setWhere: sql`${slotOccurrences.cancelled_at} is null and ${slotOccurrences.taken} + excluded.taken <= ${slotOccurrences.capacity}`,
    })
    .prepare('claim_seats'),
)

/**
 * Takes seats of one occurrence, safe in races. @returns whether they are taken; after `false` the transaction must be
 * rolled back, as others may have been taken
 */
export async function claimSeats(db: Db, seats: WantedSeats): Promise<boolean> {
  const { rowCount } = await claimStatement(db).execute({ ...seats })
  return rowCount === 1
}

const capacityOfSlot = sql`(select ${serviceSlotRows.capacity} from ${serviceSlotRows} where ${serviceSlotRows.id} = ${slotOccurrences.slot})`

/**
 * Gives seats of one occurrence back to its counter; if the owner has reduced the seats since, its capacity falls as
 * far as the remaining bookings allow.
 */
export async function returnSeats(db: Db, { slot, day, seats }: WantedSeats): Promise<void> {
  await db
    .update(slotOccurrences)
    .set({
      taken: sql`${slotOccurrences.taken} - ${seats}`,
      capacity: sql`greatest(${slotOccurrences.taken} - ${seats}, ${capacityOfSlot})`,
    })
    .where(and(eq(slotOccurrences.slot, slot), eq(slotOccurrences.day, day)))
}

const ofReservationStatement = prepared((db) =>
  db
    .select()
    .from(serviceReservations)
    .where(sql`${serviceReservations.reservation} = any(${sql.placeholder('reservations')})`)
    .orderBy(asc(serviceReservations.day), asc(serviceReservations.time_from), asc(serviceReservations.id))
    .prepare('list_slot_services'),
)

/** Slot services of reservations, in the order of their times. */
export async function listSlotServices(
  db: Db,
  reservationIds: readonly string[],
): Promise<Map<string, BookedSlotService[]>> {
  const rows = await ofReservationStatement(db).execute({ reservations: reservationIds })
  return Map.groupBy(rows, (row) => row.reservation)
}

const byTokenStatement = prepared((db) =>
  db
    .select(getTableColumns(serviceReservations))
    .from(serviceReservations)
    .innerJoin(reservations, eq(reservations.id, serviceReservations.reservation))
    .where(eq(reservations.token, sql.placeholder('token')))
    .prepare('list_slot_services_by_token'),
)

/** Slot services of the reservation with this secret; none for an unknown one. */
export async function listSlotServicesByToken(db: Db, token: string): Promise<BookedSlotService[]> {
  return byTokenStatement(db).execute({ token })
}

export async function findSlotService(db: Db, id: string): Promise<BookedSlotService | undefined> {
  const [row] = await db.select().from(serviceReservations).where(eq(serviceReservations.id, id))
  return row
}

export async function insertSlotServices(db: Db, rows: NewSlotService[]): Promise<void> {
  if (rows.length > 0) await db.insert(serviceReservations).values(rows)
}

/** Deletes booked slot services by their ids; their seats are released separately. */
export async function deleteSlotServices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(serviceReservations).where(inArray(serviceReservations.id, [...ids]))
}

/** Stores the number of seats that a booked service has in the counter. */
export async function setSeats(db: Db, id: string, seats: number): Promise<void> {
  await db.update(serviceReservations).set({ seats }).where(eq(serviceReservations.id, id))
}

/** Changes the agreed data of a booked service; its seats stay. */
export async function writeAgreed(db: Db, id: string, agreed: Partial<NewSlotService>): Promise<void> {
  await db.update(serviceReservations).set(agreed).where(eq(serviceReservations.id, id))
}

const days = (pairs: readonly SlotDay[]) => ({
  slots: pairs.map(({ slot }) => slot),
  days: pairs.map(({ day }) => day),
})
const amongWanted = sql`(${serviceReservations.service_slot}, ${serviceReservations.day}) in
  (select * from unnest(${sql.placeholder('slots')}::uuid[], ${sql.placeholder('days')}::date[]))`

const overdueOnStatement = prepared((db) => {
  const onThem = db
    .select({ reservation: serviceReservations.reservation })
    .from(serviceReservations)
    .where(and(amongWanted, sql`${serviceReservations.seats} > 0`))
  return db
    .select()
    .from(reservations)
    .where(and(inArray(reservations.id, onThem), overdue(sql.placeholder('now'), 'reservations')))
    .orderBy(asc(reservations.id))
    .for('update')
    .prepare('lock_overdue_on_slots')
})

/** Overdue reservations with seats of any of these, locked in id order. */
export async function lockOverdueOnSlots(db: Db, pairs: readonly SlotDay[], now: Date) {
  return overdueOnStatement(db).execute({ ...days(pairs), now: now.toISOString() })
}

const lockCountersStatement = prepared((db) =>
  db
    .select({ slot: slotOccurrences.slot })
    .from(slotOccurrences)
    .where(
      sql`(${slotOccurrences.slot}, ${slotOccurrences.day}) in
        (select * from unnest(${sql.placeholder('slots')}::uuid[], ${sql.placeholder('days')}::date[]))`,
    )
    .orderBy(asc(slotOccurrences.slot), asc(slotOccurrences.day))
    .for('update')
    .prepare('lock_counters'),
)

/**
 * Locks counters by (slot, day), for changes that give seats back and take others, so that two exchanges do not
 * deadlock.
 */
export async function lockCounters(db: Db, pairs: readonly SlotDay[]): Promise<void> {
  if (pairs.length > 0) await lockCountersStatement(db).execute(days(pairs))
}
