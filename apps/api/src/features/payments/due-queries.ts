import { and, asc, eq, gt, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { reservations } from '../reservations/table.ts'

/** What a reservation still owes (cents), and until when. */
export interface DueBalance {
  reservation: string
  amount: number
  due_on: string
}

const { state, due, price, payment_method, arrival } = reservations

/** As `balanceOf` in booking/money/balance.ts reckons it for a confirmed reservation whose guest pays before coming. */
const balanceDay = sql<string>`coalesce((${price}->>'balance_due_on')::date, ${arrival})::text`

/** The rest of confirmed reservations, due between two days (both inclusive); who pays on site is not asked before. */
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
