import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import { taxKinds } from '@dvor/contract/money/invoices.ts'
import { ekasaMethods } from '@dvor/contract/money/ledger.ts'
import type { OpenItems } from '@dvor/contract/money/accounting.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { lastDayIn } from '../reservations/queries/last-day.ts'
import { daysOf } from './month-days.ts'
import { voucherRecordKinds } from './month-records.ts'

/** Numbers and sums (cents) of a month's tax documents and entries of the ledger. */
export interface MonthSums {
  documents: number
  documents_total: number
  entries: number
  entries_total: number
}

export interface MonthRow extends MonthSums, Record<string, unknown> {
  month: string
}

const monthOfEntry = sql`to_char(t.created_at at time zone 'Europe/Bratislava', 'YYYY-MM')`
const taxDocument = inLiterals(sql`i.kind`, taxKinds)

/** Sums of every month in which something happened to money (`readMonthRecords`), the newest first. */
export async function listMonthSums(db: Db, where: SQL = sql`true`): Promise<MonthRow[]> {
  const { rows } = await db.execute<MonthRow>(sql`
    with sums as (
      select to_char(i.issued_on, 'YYYY-MM') as month, count(*) as documents, sum(i.total) as documents_total,
        0 as entries, 0 as entries_total from invoices i where ${taxDocument} group by 1
      union all
      select ${monthOfEntry}, 0, 0, count(*), sum(t.amount) from transaction_logs t group by 1
      union all
      select to_char(m.created_at at time zone 'Europe/Bratislava', 'YYYY-MM'), 0, 0, 0, 0 from till_movements m
      union all
      select to_char(d.created_at at time zone 'Europe/Bratislava', 'YYYY-MM'), 0, 0, 0, 0
        from security_deposit_entries d
      union all
      select to_char(v.created_at at time zone 'Europe/Bratislava', 'YYYY-MM'), 0, 0, 0, 0
        from voucher_movements v where ${inLiterals(sql`v.kind`, voucherRecordKinds)}
      union all
      select to_char(h.day, 'YYYY-MM'), 0, 0, 0, 0 from till_handovers h where h.counted <> h.expected)
    select month, sum(documents)::int as documents, sum(documents_total)::float8 as documents_total,
      sum(entries)::int as entries, sum(entries_total)::float8 as entries_total
    from sums where ${where} group by month order by month desc`)
  return rows
}

/** Sums of one month; zeros where nothing happened. */
export async function sumMonth(db: Db, month: string): Promise<MonthSums> {
  const [row] = await listMonthSums(db, sql`month = ${month}`)
  const { documents = 0, documents_total = 0, entries = 0, entries_total = 0 } = row ?? {}
  return { documents, documents_total, entries, entries_total }
}

/**
 * Cash and card payments by a person without a receipt of the e-kasa; a reversed payment and its reversal are left out
 * while neither has one. The alias of the ledger is `t`.
 */
export const lacksEkasa = sql`t.ekasa_number is null and t.provider is null
  and ${inLiterals(sql`t.method`, ekasaMethods)}
  and not exists (select 1 from transaction_logs x where (x.reverses = t.id or x.id = t.reverses)
    and x.ekasa_number is null)`

/** Counts the tasks that are left in a month before it is closed; a stay whose invoice was credited needs another. */
export async function countOpenItems(db: Db, month: string): Promise<OpenItems> {
  const { first, last, begins, ends } = daysOf(month)
  const { rows } = await db.execute<OpenItems & Record<string, unknown>>(sql`
    select (select count(*)::int from reservations r where ${inLiterals(sql`r.state`, arrivedStates)} and r.total > 0
        and (r.departure between ${first} and ${last}
          or (r.departure is null and ${lastDayIn(sql`r`)} between ${first} and ${last}))
        and not exists (select 1 from invoices i where i.reservation = r.id and i.kind = 'invoice'
          and not exists (select 1 from invoices n where n.credits = i.id)))
        as uninvoiced_stays,
      (select count(*)::int from transaction_logs t where ${lacksEkasa}
        and t.created_at >= ${begins}::timestamptz and t.created_at < ${ends}::timestamptz) as ekasa_missing,
      (select count(*)::int from statement_lines l where l.state = 'open' and l.reason is not null
        and l.booked_on between ${first} and ${last}) as open_statement_lines`)
  const [items] = rows
  if (!items) throw new Error('the open items of a month are one row')
  return items
}
