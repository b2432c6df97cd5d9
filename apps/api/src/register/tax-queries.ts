import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { arrivedStates, statesAwaiting } from '@dvor/booking/reservation/states.ts'
import type { TaxedParty, TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { stayTaxFilings } from '../db/schema/reservations/stay-tax-filings.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'

export interface TaxedReservation {
  id: string
  number: string | null
  guest_name: string | null
  arrival: Day | null
  departure: Day | null
  price: PriceBreakdown
  stays: TaxedParty[]
  tax_guests: TaxGuest[]
}

const touching = (from: Day, to: Day) => and(lte(reservations.arrival, to), gt(reservations.departure, from))

/** Reservations of arrived guests with a night from `from` to `to`, both included. */
export async function listTaxed(db: Db, from: Day, to: Day): Promise<TaxedReservation[]> {
  const rows = await db
    .select({
      id: reservations.id,
      number: reservations.number,
      guest_name: reservations.guest_name,
      arrival: reservations.arrival,
      departure: reservations.departure,
      price: reservations.price,
      tax_guests: reservations.tax_guests,
    })
    .from(reservations)
    .where(and(inArray(reservations.state, arrivedStates), touching(from, to)))
    .orderBy(asc(reservations.arrival), asc(reservations.number))
  const byReservation = Map.groupBy(await listStaysOf(db, from, to), ({ reservation }) => reservation)
  return rows.map((row) => ({ ...row, stays: byReservation.get(row.id) ?? [] }))
}

/** All stays of these reservations, also outside of the period, because the tax was charged for all of them. */
async function listStaysOf(db: Db, from: Day, to: Day) {
  return db
    .select({
      reservation: stays.reservation,
      accommodation_unit: stays.unit,
      arrival: stays.arrival,
      departure: stays.departure,
      adults: stays.adults,
      children_ages: stays.children_ages,
    })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(and(isNotNull(reservations.arrival), touching(from, to)))
    .orderBy(asc(stays.arrival), asc(stays.id))
}

/** Number of confirmed reservations of the period whose day of arrival is over without a check-in. */
export async function countNotCheckedIn(db: Db, from: Day, to: Day, today: Day): Promise<number> {
  return db.$count(
    reservations,
    and(
      inArray(reservations.state, statesAwaiting('arrival')),
      touching(from, to),
      sql`${reservations.arrival} < ${today}`,
    ),
  )
}

/** The mark that a period was reported; undefined without one. */
export async function findFiling(
  db: Db,
  from: Day,
  to: Day,
): Promise<typeof stayTaxFilings.$inferSelect | undefined> {
  const [row] = await db.select().from(stayTaxFilings).where(ofPeriod(from, to))
  return row
}

/** Marks a period as reported with a sum (cents); a mark that exists stays as it is. */
export async function insertFiling(db: Db, row: typeof stayTaxFilings.$inferInsert): Promise<void> {
  await db.insert(stayTaxFilings).values(row).onConflictDoNothing()
}

/** Removes the mark of exactly this period. */
export async function deleteFiling(db: Db, from: Day, to: Day): Promise<void> {
  await db.delete(stayTaxFilings).where(ofPeriod(from, to))
}

const ofPeriod = (from: Day, to: Day) => and(eq(stayTaxFilings.day_from, from), eq(stayTaxFilings.day_to, to))
