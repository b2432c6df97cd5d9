import type { AccountingMonth, AccountingMonthDetail } from '@dvor/contract/money/accounting.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { listClosed, listClosings } from './closings/closing-queries.ts'
import { compareRecords, exportedRecords } from './exports/compare-records.ts'
import { findLastRecords, listExports, listLastExports } from './exports/export-queries.ts'
import { readMonthRecords } from './month-records.ts'
import { tableRecords } from './exports/table-rows.ts'
import { recapVat } from './exports/vat-recap.ts'
import { daysOf } from './month-days.ts'
import { countOpenItems, listMonthSums, sumMonth, type MonthSums } from './month-queries.ts'
import type { AccountingServices } from './services.ts'

type Clocked = Pick<AccountingServices, 'clock'>

/** Months with documents or payments, the newest first. */
export async function readMonths(db: Db, services: Clocked): Promise<AccountingMonth[]> {
  const present = await presenter(db, services)
  return (await listMonthSums(db)).map(({ month, ...sums }) => present(month, sums))
}

/** One month: sums, VAT, what is left to do, exports with the changes since the last one, closings. */
export async function readMonth(db: Db, month: string, services: Clocked): Promise<AccountingMonthDetail> {
  const present = await presenter(db, services)
  const records = await readMonthRecords(db, month)
  const last = await findLastRecords(db, month)
  return {
    ...present(month, await sumMonth(db, month)),
    vat: recapVat(records),
    open: await countOpenItems(db, month),
    exports: await listExports(db, month),
    changes: last ? compareRecords(last, exportedRecords(tableRecords(records))) : [],
    closings: (await listClosings(db, month)).map(
      ({ createdAt, closed_by, reopened_at, reopened_by, reason }) => ({
        closed_at: createdAt,
        closed_by,
        reopened_at,
        reopened_by,
        reason,
      }),
    ),
  }
}

/** Completes the sums of months with their closing and their last export. */
async function presenter(db: Db, { clock }: Clocked) {
  const today = todayIn(clock.now())
  const closed = await listClosed(db)
  const exported = await listLastExports(db)
  return (month: string, sums: MonthSums): AccountingMonth => ({
    month,
    ...sums,
    is_over: today > daysOf(month).last,
    closed_at: closed.get(month)?.createdAt ?? null,
    closed_by: closed.get(month)?.closed_by ?? null,
    exported_at: exported.get(month) ?? null,
  })
}
