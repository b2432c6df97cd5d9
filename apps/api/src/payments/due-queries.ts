import { dueParts } from '@dvor/booking/money/balance.ts'
import { statesAwaiting } from '@dvor/booking/reservation/states.ts'
import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** A part that is due of a reservation (cents), and its last day. */
export interface DueBalance {
  reservation: string
  amount: number
  due_on: string
}

const { state, due, price, payment_method, arrival } = reservations

/** Day of the first part after the deposit; the arrival where everything was due with the order. */
const firstDay = sql<string>`coalesce((${price}->>'balance_due_on')::date, ${arrival})::text`

/**
 * Open parts of confirmed reservations due between two days (both inclusive), without guests who pay on site. Their
 * days lie between the first part's and the arrival, which limits the rows that are read.
 */
export async function listDueBalances(
  db: Db,
  from: string,
  to: string,
  only?: string,
): Promise<DueBalance[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(
      and(
        inArray(state, statesAwaiting('arrival')),
        gt(due, 0),
        isNotNull(arrival),
        or(sql`${payment_method} is null`, ne(payment_method, 'on_site')),
        lte(firstDay, to),
        gte(arrival, from),
        only ? eq(reservations.id, only) : undefined,
      ),
    )
    .orderBy(asc(firstDay), asc(reservations.id))
  return rows.flatMap((row) =>
    dueParts(row)
      .filter(({ due_on }) => due_on >= from && due_on <= to)
      .map((part) => ({ reservation: row.id, ...part })),
  )
}
