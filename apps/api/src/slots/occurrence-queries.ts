import { and, asc, eq, gt, gte, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { serviceRows } from '../db/schema/services/services.ts'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { SlotDay } from './queries.ts'
import type { BookedSlotService } from './seat-queries.ts'
import { serviceReservations } from '../db/schema/reservations/service-reservations.ts'
import { serviceSlotRows, slotOccurrences } from '../db/schema/services/service-slots.ts'

/** Booked services with seats of an occurrence, by reservation. */
export async function listBookedOn(db: Db, { slot, day }: SlotDay): Promise<BookedSlotService[]> {
  return db
    .select()
    .from(serviceReservations)
    .where(
      and(
        eq(serviceReservations.service_slot, slot),
        eq(serviceReservations.day, day),
        gt(serviceReservations.seats, 0),
      ),
    )
    .orderBy(asc(serviceReservations.reservation), asc(serviceReservations.id))
}

/** Marks an occurrence as cancelled, so that no more seats can be taken. */
export async function markCancelled(
  db: Db,
  { slot, day }: SlotDay,
  reason: string,
  now: Date,
): Promise<void> {
  const cancelled = { cancelled_at: now.toISOString(), cancel_reason: reason, reopened_at: null }
  await db
    .insert(slotOccurrences)
    .values({ slot, day, capacity: 0, taken: 0, ...cancelled })
    .onConflictDoUpdate({ target: [slotOccurrences.slot, slotOccurrences.day], set: cancelled })
}

/** The seat counter of an occurrence, locked; undefined without bookings. */
export async function lockCounter(db: Db, { slot, day }: SlotDay) {
  const [row] = await db
    .select()
    .from(slotOccurrences)
    .where(and(eq(slotOccurrences.slot, slot), eq(slotOccurrences.day, day)))
    .for('update')
  return row
}

/** Makes a cancelled occurrence bookable again, with the present number of seats of its slot. */
export async function markReopened(
  db: Db,
  { slot, day }: SlotDay,
  capacity: number,
  now: Date,
): Promise<void> {
  await db
    .update(slotOccurrences)
    .set({
      capacity: sql`greatest(${capacity}::int, ${slotOccurrences.taken})`,
      cancelled_at: null,
      cancel_reason: null,
      reopened_at: now.toISOString(),
    })
    .where(and(eq(slotOccurrences.slot, slot), eq(slotOccurrences.day, day)))
}

/** Slots of a service with taken seats on a day, except one. */
export async function listOthersTaken(db: Db, service: string, { slot, day }: SlotDay) {
  return db
    .select({ time_from: serviceSlotRows.time_from, time_to: serviceSlotRows.time_to })
    .from(slotOccurrences)
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, slotOccurrences.slot))
    .where(
      and(
        eq(serviceSlotRows.service, service),
        eq(slotOccurrences.day, day),
        ne(slotOccurrences.slot, slot),
        gt(slotOccurrences.taken, 0),
      ),
    )
}

export interface ComingGroup extends SlotDay {
  persons: number
}

/**
 * Booked occurrences from today on of services with a smallest group, as far ahead as booking may have ended; without
 * those that the owner has confirmed.
 */
export async function listGroupsBefore(db: Db, today: string): Promise<ComingGroup[]> {
  return db
    .select({
      slot: serviceReservations.service_slot,
      day: serviceReservations.day,
      persons: sql<number>`sum(${serviceReservations.persons})::int`,
    })
    .from(serviceReservations)
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, serviceReservations.service_slot))
    .innerJoin(serviceRows, eq(serviceRows.id, serviceSlotRows.service))
    .innerJoin(
      slotOccurrences,
      and(
        eq(slotOccurrences.slot, serviceReservations.service_slot),
        eq(slotOccurrences.day, serviceReservations.day),
      ),
    )
    .where(
      and(
        isNotNull(serviceRows.min_persons),
        isNull(slotOccurrences.reopened_at),
        gt(serviceReservations.seats, 0),
        gte(serviceReservations.day, today),
        lte(serviceReservations.day, sql`${today}::date + ${serviceRows.lead_hours} / 24 + 2`),
      ),
    )
    .groupBy(serviceReservations.service_slot, serviceReservations.day, serviceRows.min_persons)
    .having(sql`sum(${serviceReservations.persons}) < ${serviceRows.min_persons}`)
    .orderBy(asc(serviceReservations.day), asc(serviceReservations.service_slot))
}

/** Guests with seats of a service between two days, both included, by day and time. */
export async function listWhoComes(db: Db, service: string, range: { from: string; to: string }) {
  return db
    .select({
      booked: serviceReservations,
      number: reservations.number,
      guest_name: reservations.guest_name,
      guest_phone: reservations.guest_phone,
      state: reservations.state,
      arrival: reservations.arrival,
    })
    .from(serviceReservations)
    .innerJoin(reservations, eq(reservations.id, serviceReservations.reservation))
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, serviceReservations.service_slot))
    .where(
      and(
        eq(serviceSlotRows.service, service),
        gt(serviceReservations.seats, 0),
        gte(serviceReservations.day, range.from),
        lte(serviceReservations.day, range.to),
      ),
    )
    .orderBy(
      asc(serviceReservations.day),
      asc(serviceReservations.time_from),
      asc(serviceReservations.createdAt),
      asc(serviceReservations.id),
    )
}

/** Counters of a service between two days, both included. */
export async function listCounters(db: Db, service: string, range: { from: string; to: string }) {
  return db
    .select({ counter: slotOccurrences, slot: serviceSlotRows })
    .from(slotOccurrences)
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, slotOccurrences.slot))
    .where(
      and(
        eq(serviceSlotRows.service, service),
        gte(slotOccurrences.day, range.from),
        lte(slotOccurrences.day, range.to),
      ),
    )
}
