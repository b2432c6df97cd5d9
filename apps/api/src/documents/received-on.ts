import type { Day } from '@dvor/format/days.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { statementProvider } from '../reservations/queries/ledger-queries.ts'

/** The month of the bank's day takes no documents any more, so the tax belongs to the day of the booking. */
const isClosed = sql`exists (select 1 from accounting_closings c
  where c.month = to_char(l.booked_on, 'YYYY-MM') and c.reopened_at is null)`

/**
 * The day on which the bank received an entry of the ledger that comes from a statement. Its reference is the id of the
 * allocation, while a reversal has one of its own.
 */
const bankDay = (
  entry: SQL,
  also: SQL,
): SQL => sql`(case when ${entry}.provider = ${statementProvider} and ${entry}.reverses is null
  then (select l.booked_on from statement_allocations a join statement_lines l on l.id = a.line
    where a.id = ${entry}.provider_reference::uuid and a.released_at is null and ${also}) end)`

const bookingDay = (entry: SQL): SQL => sql`(${entry}.created_at at time zone 'Europe/Bratislava')::date`

/**
 * The day on which an entry of the ledger was received: that of the bank for money from a statement while its month is
 * open, else that of the booking. @param entry alias of `transaction_logs`
 */
export const receivedDay = (entry: SQL): SQL =>
  sql`least(${bankDay(entry, sql`not ${isClosed}`)}, ${bookingDay(entry)})`

/** When money from a bank statement came, and the day of receipt for its tax (`receivedDay`). */
export interface BankDays {
  came: Day
  taxed: Day
}

/** The days of a reservation's entries from bank statements, by the entry's id. */
export async function listBankDays(db: Db, reservation: string): Promise<Map<string, BankDays>> {
  const { rows } = await db.execute<{ id: string; came: Day; taxed: Day }>(sql`
    select t.id, ${receivedDay(sql`t`)}::text as taxed,
      least(${bankDay(sql`t`, sql`true`)}, ${bookingDay(sql`t`)})::text as came
    from transaction_logs t where t.reservation = ${reservation} and t.provider = ${statementProvider}`)
  return new Map(rows.map(({ id, came, taxed }) => [id, { came, taxed }]))
}
