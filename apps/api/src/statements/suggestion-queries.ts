import { bookedStates, offStates } from '@dvor/booking/reservation/states.ts'
import { and, desc, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

const mostCandidates = 500

/** Reservations that owe money, or whose number is one of the symbols, newest first. */
export async function listPayable(db: Db, symbols: string[]): Promise<Reservation[]> {
  const owing = and(gt(reservations.due, 0), inArray(reservations.state, [...bookedStates, 'expired']))
  return listCandidates(db, or(owing, inArray(reservations.number, symbols)))
}

/** Reservations with money that may have been refunded, or whose number is one of the symbols, newest first. */
export async function listRepayable(db: Db, symbols: string[]): Promise<Reservation[]> {
  const surplus = or(gt(sql`0`, reservations.due), inArray(reservations.state, offStates))
  const paid = sql`${reservations.total} - ${reservations.due} > 0`
  return listCandidates(db, or(and(paid, surplus), inArray(reservations.number, symbols)))
}

function listCandidates(db: Db, wanted: ReturnType<typeof or>): Promise<Reservation[]> {
  return db
    .select()
    .from(reservations)
    .where(and(isNotNull(reservations.number), wanted))
    .orderBy(desc(reservations.createdAt))
    .limit(mostCandidates)
}
