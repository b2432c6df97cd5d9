import { firmStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, asc, between, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { containsWords } from '../db/folded-text.ts'
import { inLiterals } from '../db/in-literals.ts'
import { notFound } from '../platform/errors.ts'
import { longestReach } from '../reservations/queries/reach.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { filledPersons, isGapCounted, personsUntil } from './missing-guests.ts'
import { isForeign, isReportDue } from './report-due.ts'

export type GuestRow = typeof stayGuests.$inferSelect

/** Persons of one reservation in their order. */
export async function listGuests(db: Db, reservation: string): Promise<GuestRow[]> {
  return db
    .select()
    .from(stayGuests)
    .where(eq(stayGuests.reservation, reservation))
    .orderBy(asc(stayGuests.position), asc(stayGuests.id))
}

export async function insertGuest(db: Db, row: typeof stayGuests.$inferInsert): Promise<void> {
  await db.insert(stayGuests).values(row)
}

export async function updateGuest(db: Db, id: string, changes: Partial<GuestRow>, now: Date): Promise<void> {
  await db
    .update(stayGuests)
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(eq(stayGuests.id, id))
}

export async function deleteGuests(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(stayGuests).where(inArray(stayGuests.id, [...ids]))
}

/** A person with the reservation. */
export interface Registered {
  guest: GuestRow
  reservation: {
    id: string
    number: string | null
    guest_name: string | null
    state: typeof reservations.$inferSelect.state
    arrival: Day | null
    departure: Day | null
  }
}

const ofReservation = {
  id: reservations.id,
  number: reservations.number,
  guest_name: reservations.guest_name,
  state: reservations.state,
  arrival: reservations.arrival,
  departure: reservations.departure,
}

function listRegistered(db: Db, ...where: (SQL | undefined)[]): Promise<Registered[]> {
  return db
    .select({ guest: stayGuests, reservation: ofReservation })
    .from(stayGuests)
    .innerJoin(reservations, eq(reservations.id, stayGuests.reservation))
    .where(and(inArray(reservations.state, firmStates), isNotNull(reservations.arrival), ...where))
    .orderBy(asc(reservations.arrival), asc(reservations.id), asc(stayGuests.position))
}

/** Guests between two days (both included) whose name or reservation contains the words. */
export async function listGuestsBetween(db: Db, from: Day, to: Day, words: string): Promise<Registered[]> {
  const texts = [stayGuests.first_name, stayGuests.last_name, reservations.number]
  return listRegistered(
    db,
    between(reservations.arrival, addDays(from, -longestReach), to),
    gt(reservations.departure, from),
    words.trim() ? containsWords(texts, words) : undefined,
  )
}

/** @throws ApiError `not_found` */
export async function findGuest(db: Db, id: string): Promise<GuestRow> {
  const [guest] = await db.select().from(stayGuests).where(eq(stayGuests.id, id))
  if (!guest) throw notFound('Guest')
  return guest
}

/** Foreigners whose report to the police is due, or those who were reported. */
export async function listForeigners(db: Db, today: Day, isReported: boolean): Promise<Registered[]> {
  if (!isReported) return listRegistered(db, isReportDue(today))
  return listRegistered(db, isForeign, lte(reservations.arrival, today), isNotNull(stayGuests.reported_at))
}

/** Foreigners among the guests with these ids; only of confirmed reservations and later ones. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<Registered[]> {
  return listRegistered(db, isForeign, inArray(stayGuests.id, [...ids]))
}

/** @returns the guests marked now; those marked before are not changed */
export async function noteReported(db: Db, ids: readonly string[], now: Date): Promise<GuestRow[]> {
  return db
    .update(stayGuests)
    .set({ reported_at: now.toISOString() })
    .where(and(inArray(stayGuests.id, [...ids]), isForeign, isNull(stayGuests.reported_at)))
    .returning()
}

interface IncompleteStay extends Record<string, unknown> {
  id: string
  number: string | null
  guest_name: string | null
  arrival: Day
  departure: Day
  /** Persons of the booking, and those of them in the register. */
  expected: number
  filled: number
}

/** Reservations with fewer persons in the register than `expected` says, the oldest first. */
async function listMissing(db: Db, expected: SQL<number>, which: SQL | undefined): Promise<IncompleteStay[]> {
  const { id, number, guest_name, arrival, departure } = reservations
  const { rows } = await db.execute<IncompleteStay>(sql`
    select ${id}, ${number}, ${guest_name}, ${arrival}, ${departure}, ${expected} as expected,
      ${filledPersons} as filled
    from ${reservations}
    where ${which} and ${expected} > ${filledPersons}
    order by ${arrival}, ${number}`)
  return rows
}

const bookedPersons = sql<number>`${reservations.adults} + ${reservations.children}`

/** Incomplete reservations that have a night between two days. */
export const listIncomplete = (db: Db, from: Day, to: Day): Promise<IncompleteStay[]> =>
  listMissing(
    db,
    bookedPersons,
    and(
      inLiterals(reservations.state, firmStates),
      lte(reservations.arrival, to),
      gt(reservations.departure, from),
    ),
  )

/** Incomplete reservations whose guests have come. */
export const listGaps = (db: Db, today: Day): Promise<IncompleteStay[]> =>
  listMissing(db, personsUntil(today), isGapCounted(today))
