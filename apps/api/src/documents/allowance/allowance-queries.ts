import { finishedStates } from '@dvor/booking/reservation/states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { and, asc, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'

/**
 * Days after the departure on which an employee may still hand in the documents (Labour Code, section 152a; docs/law.md,
 * Recreation allowance).
 */
const handInDays = 30

/** Largest number in one run; the next run goes on. */
const most = 50

/** Ended and paid stays whose guest asked for the documents and has not got them yet. */
export async function listWaitingAllowances(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inArray(reservations.state, finishedStates),
        isNotNull(reservations.recreation_allowance),
        isNull(reservations.allowance_sent_at),
        gte(reservations.departure, addDays(today, -handInDays)),
        lte(reservations.due, 0),
      ),
    )
    .orderBy(asc(reservations.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
