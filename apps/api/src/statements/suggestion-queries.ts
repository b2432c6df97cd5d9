import { bookedStates, lateStates, offStates } from '@dvor/booking/reservation/states.ts'
import { and, asc, desc, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** Largest number of reservations that are compared with a movement. */
const mostCandidates = 500

/**
 * Reservations that owe money, or whose number is one of the symbols: first those with the number, last the expired
 * ones, otherwise newest first.
 */
export async function listPayable(db: Db, symbols: string[]): Promise<Reservation[]> {
  const owing = and(gt(reservations.due, 0), inArray(reservations.state, [...bookedStates, ...lateStates]))
  return listCandidates(db, owing, symbols)
}

/**
 * Reservations with money that may have been refunded, or whose number is one of the symbols: first those with the
 * number, otherwise newest first.
 */
export async function listRepayable(db: Db, symbols: string[]): Promise<Reservation[]> {
  const surplus = or(gt(sql`0`, reservations.due), inArray(reservations.state, offStates))
  const paid = sql`${reservations.total} - ${reservations.due} > 0`
  return listCandidates(db, and(paid, surplus), symbols)
}

function listCandidates(db: Db, condition: SQL | undefined, symbols: string[]): Promise<Reservation[]> {
  const isNumbered = inArray(reservations.number, symbols)
  return db
    .select()
    .from(reservations)
    .where(and(isNotNull(reservations.number), or(condition, isNumbered)))
    .orderBy(
      desc(sql`${isNumbered} is true`),
      asc(inArray(reservations.state, lateStates)),
      desc(reservations.createdAt),
    )
    .limit(mostCandidates)
}
