import { and, asc, eq, gt, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** Balance due of a reservation (cents), and its due day. */
export interface DueBalance {
  reservation: string
  amount: number
  due_on: string
}

const { state, due, price, payment_method, arrival } = reservations

/** Same rule as `balanceOf` in booking/money/balance.ts for a confirmed reservation whose guest pays before arrival. */
const balanceDay = sql<string>`coalesce((${price}->>'balance_due_on')::date, ${arrival})::text`

/** Balances of confirmed reservations due between two days (both inclusive), without guests who pay on site. */
export async function listDueBalances(db: Db, from: string, to: string): Promise<DueBalance[]> {
  return db
    .select({ reservation: reservations.id, due_on: balanceDay, amount: due })
    .from(reservations)
    .where(
      and(
        eq(state, 'confirmed'),
        gt(due, 0),
        isNotNull(arrival),
        or(sql`${payment_method} is null`, ne(payment_method, 'on_site')),
        gte(balanceDay, from),
        lte(balanceDay, to),
      ),
    )
    .orderBy(asc(balanceDay), asc(reservations.id))
}
