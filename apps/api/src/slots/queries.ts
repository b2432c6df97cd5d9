import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import { and, asc, count, eq, gte, sql, type SQL } from 'drizzle-orm'
import { serviceRows } from '../db/schema/services/services.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { overdue } from '../inventory/overdue.ts'
import { serviceReservations } from '../db/schema/reservations/service-reservations.ts'
import { serviceSlotRows, slotOccurrences } from '../db/schema/services/service-slots.ts'

/** A slot on a day: the unit in which seats are counted. */
export interface SlotDay {
  slot: string
  day: string
}

const slotsStatement = (name: string, which: SQL | undefined) =>
  prepared((db) =>
    db
      .select({ slot: serviceSlotRows, service: serviceRows })
      .from(serviceSlotRows)
      .innerJoin(serviceRows, eq(serviceRows.id, serviceSlotRows.service))
      .where(which)
      .orderBy(asc(serviceRows.order), asc(serviceRows.id), asc(serviceSlotRows.time_from))
      .prepare(name),
  )
const someSlots = slotsStatement('list_slots', sql`${serviceSlotRows.id} = any(${sql.placeholder('ids')})`)
const offeredSlots = slotsStatement(
  'list_offered_slots',
  and(eq(serviceSlotRows.active, true), eq(serviceRows.active, true)),
)

/** Slots by their ids, whether or not they are offered; unknown ids are absent. */
export async function findSlots(db: Db, ids: readonly string[]): Promise<Map<string, OfferedSlot>> {
  if (ids.length === 0) return new Map()
  const rows = await someSlots(db).execute({ ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.slot.id, row]))
}

/** All slots that are offered, in the owner's order of services. */
export async function listOfferedSlots(db: Db): Promise<OfferedSlot[]> {
  return offeredSlots(db).execute()
}

/** All slots of one service, offered or not. */
export async function listSlotsOf(db: Db, service: string): Promise<OfferedSlot[]> {
  return db
    .select({ slot: serviceSlotRows, service: serviceRows })
    .from(serviceSlotRows)
    .innerJoin(serviceRows, eq(serviceRows.id, serviceSlotRows.service))
    .where(eq(serviceRows.id, service))
}

const lockStatement = prepared((db) =>
  db
    .select({ id: serviceSlotRows.id })
    .from(serviceSlotRows)
    .where(sql`${serviceSlotRows.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(serviceSlotRows.id))
    .for('share')
    .prepare('lock_slots'),
)

/** Locks slots against changes until the transaction ends; bookings do not wait for each other here. */
export async function lockSlots(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lockStatement(db).execute({ ids: [...new Set(ids)] })
}

/** Seats in the counter of overdue holds and orders, and of the asking device's own hold. */
const ownOrOverdue = sql`coalesce((select sum(b.seats) from ${serviceReservations} b
  join reservations r on r.id = b.reservation
  where b.service_slot = ${slotOccurrences.slot} and b.day = ${slotOccurrences.day}
    and b.seats > 0 and ((${overdue(sql.placeholder('now'))})
      or (r.state = 'hold' and r.device = ${sql.placeholder('device')}::text))), 0)::int`

const seatsStatement = prepared((db) =>
  db
    .select({
      slot: slotOccurrences.slot,
      day: slotOccurrences.day,
      capacity: sql<number>`greatest(${serviceSlotRows.capacity}, ${slotOccurrences.taken} - ${ownOrOverdue})`,
      taken: sql<number>`${slotOccurrences.taken} - ${ownOrOverdue}`,
      cancelled_at: slotOccurrences.cancelled_at,
    })
    .from(slotOccurrences)
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, slotOccurrences.slot))
    .where(
      sql`${slotOccurrences.slot} = any(${sql.placeholder('slots')}) and ${slotOccurrences.day} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
    )
    .prepare('list_seats'),
)

export interface CountedSeats {
  capacity: number
  taken: number
  cancelled: boolean
}

/** Key of a slot on a day in the map of `listSeats`. */
export const occurrenceKey = ({ slot, day }: SlotDay): string => `${slot} ${day}`

/**
 * Seat counters of the slots between two days, both included, by `occurrenceKey`; an occurrence without a row has no
 * bookings. Seats of overdue holds and orders, and those held by `device`, count as free.
 */
export async function listSeats(
  db: Db,
  slots: readonly string[],
  range: { from: string; to: string },
  now: Date,
  device: string | null = null,
): Promise<Map<string, CountedSeats>> {
  if (slots.length === 0) return new Map()
  const rows = await seatsStatement(db).execute({
    slots: [...new Set(slots)],
    ...range,
    now: now.toISOString(),
    device,
  })
  return new Map(
    rows.map(({ slot, day, capacity, taken, cancelled_at }) => [
      occurrenceKey({ slot, day }),
      { capacity, taken, cancelled: cancelled_at !== null },
    ]),
  )
}

/** Number of bookings of a slot with seats on a day or later. */
export async function countBookingsFrom(db: Db, slot: string, from: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(serviceReservations)
    .where(
      and(
        eq(serviceReservations.service_slot, slot),
        gte(serviceReservations.day, from),
        sql`${serviceReservations.seats} > 0`,
      ),
    )
  return row?.value ?? 0
}

/** Sets the capacity of a slot's counters from a day on, never below what is taken. */
export async function widenOccurrences(db: Db, slot: string, capacity: number, from: string): Promise<void> {
  await db
    .update(slotOccurrences)
    .set({ capacity: sql`greatest(${capacity}::int, ${slotOccurrences.taken})` })
    .where(and(eq(slotOccurrences.slot, slot), gte(slotOccurrences.day, from)))
}
