import { bookedStates, lateStates, offStates } from '@dvor/booking/reservation/states.ts'
import type { PayableReservation } from '@dvor/contract/money/statements.ts'
import { parseMoney } from '@dvor/format/money.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, like, or, sql, type SQL } from 'drizzle-orm'
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

const mostMatches = 8
/** A larger sum, such as a number read as one, belongs to no reservation. */
const largestSum = 100_000_000

/** The text as a part of another one: its wildcards mean themselves. */
const partOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * Ordered reservations, newest first, by a part of their number, of the guest's or firm's name, or by their total or
 * balance. Contacts and notes are not searched: who assigns payments does not see them.
 */
export function searchPayable(db: Db, text: string): Promise<PayableReservation[]> {
  const { id, number, guest_name, total, due, company } = reservations
  const part = partOf(text)
  const cents = parseMoney(text)
  return db
    .select({ id, number, guest_name, total, due })
    .from(reservations)
    .where(
      and(
        isNotNull(number),
        or(
          like(number, part),
          sql`fold(${guest_name}) like fold(${part})`,
          sql`fold(${company} ->> 'name') like fold(${part})`,
          cents === null || cents > largestSum ? undefined : or(eq(total, cents), eq(due, cents)),
        ),
      ),
    )
    .orderBy(desc(reservations.createdAt))
    .limit(mostMatches)
}
