import type {
  AccountingExport,
  AccountingMonth,
  AccountingMonthDetail,
} from '@dvor/contract/money/accounting.ts'
import { expect, inject, test } from 'vitest'
import { liveYear } from '../../testing/year/live-year.ts'
import { reconcile } from '../../testing/year/reconcile.ts'
import type { Year } from '../../testing/year/year.ts'

const effort = inject('effort')
/** One small year in the fast share; seven in the long search, with 40 stays each from an effort of 5 on. */
const [seeds, stays] = effort === 1 ? [[1], 2] : [[1, 2, 3, 4, 5, 6, 7], effort < 5 ? 12 : 40]

/** A cent moved in each table of money, which the comparison must find: table, column, rows, and their key. */
const tamperings = [
  ['transaction_logs', 'amount', `provider = 'comgate'`, 'id'],
  ['statement_lines', 'amount', 'amount > 0', 'id'],
  ['security_deposit_entries', 'amount', `kind = 'deposit_taken'`, 'id'],
  ['invoices', 'total', `kind = 'invoice'`, 'id'],
  ['till_handovers', 'counted', 'true', 'id'],
  ['sandbox_payments', 'amount', `state = 'paid'`, 'reference'],
] as const

/** Adds cents to one row, against the triggers that protect closed months. @returns how many rows were changed */
async function move(year: Year, [table, column, where, key]: (typeof tamperings)[number], cents: number) {
  const { $client } = year.api.api.db
  await $client.query(`alter table ${table} disable trigger user`)
  const { rowCount } = await $client.query(
    `update ${table} set ${column} = ${column} + ${cents}
      where ${key} = (select ${key} from ${table} where ${where} order by ${key} limit 1)`,
  )
  await $client.query(`alter table ${table} enable trigger user`)
  return rowCount
}

test.each(seeds)(
  'year %i reconciles to the cent: ledger, documents, gateways, bank, till, taxes, statements, exports',
  async (seed) => {
    const year = await liveYear(seed, stays)
    expect(await reconcile(year)).toEqual([])

    // Number series: no gap in any year, also over New Year.
    const { rows } = await year.api.api.db.$client.query<{ series: string; numbers: number[] }>(
      `select left(number, -4) as series, array_agg(right(number, 4)::int order by number) as numbers from (
        select number from invoices where kind in ('invoice', 'advance_invoice', 'credit_note')
        union all select number from receipts union all select number from till_handovers) s
        group by 1 order by 1`,
    )
    for (const { series, numbers } of rows)
      expect(numbers, series).toEqual(numbers.map((_number, index) => index + 1))
    expect(new Set(rows.map(({ series }) => series.slice(-4)))).toEqual(new Set(['2027', '2028']))

    // Closed months give the same bytes, and nothing has changed in them.
    for (const made of year.exports) {
      const again = await year.must<AccountingExport>('POST', `/accounting-months/${made.month}/exports`, {
        format: made.format,
      })
      expect(again.checksum, `${made.month} ${made.format}`).toBe(made.checksum)
    }
    for (const { month } of await year.get<AccountingMonth[]>('/accounting-months'))
      expect((await year.get<AccountingMonthDetail>(`/accounting-months/${month}`)).changes, month).toEqual(
        [],
      )

    // Controls: a cent in any table of money is found.
    for (const tampering of effort === 1 ? tamperings.slice(0, 1) : tamperings) {
      expect(await move(year, tampering, 1), tampering[0]).toBe(1)
      expect(await reconcile(year), tampering[0]).not.toEqual([])
      await move(year, tampering, -1)
    }
    await year.close()
  },
  240_000 * Math.min(effort, 5),
)
