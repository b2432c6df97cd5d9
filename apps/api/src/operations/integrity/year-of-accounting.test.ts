import type {
  AccountingExport,
  AccountingMonth,
  AccountingMonthDetail,
} from '@dvor/contract/money/accounting.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import { expect, inject, test } from 'vitest'
import { liveYear } from '../../testing/fixtures/accounting-year.ts'
import { rules } from './rules.ts'

const effort = inject('effort')
/** One year in the fast share; seven in the long search. */
const seeds = effort === 1 ? [1] : [1, 2, 3, 4, 5, 6, 7]

const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)

/** Rows of a table of the export, by their columns. */
function rowsOf(csv: Buffer): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? [])
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])))
}

/** Sums of a package of Pohoda by the kind of document, money out negative. */
function sumsOf(xml: string): Record<'documents' | 'cash' | 'bank' | 'internal', number> {
  const sums = { documents: 0, cash: 0, bank: 0, internal: 0 }
  for (const item of xml.split('<dat:dataPackItem').slice(1)) {
    const total = (name: string) =>
      [...item.matchAll(new RegExp(`<typ:${name}>([^<]*)<`, 'g'))].reduce(
        (sum, [, text]) => sum + cents(text),
        0,
      )
    const sign = item.includes('Type>expense<') ? -1 : 1
    if (item.includes('<inv:invoice ')) sums.documents += total('priceSum')
    if (item.includes('<vch:voucher ')) sums.cash += sign * total('priceNone')
    if (item.includes('<bnk:bank ')) sums.bank += sign * total('priceNone')
    if (item.includes('<int:intDoc ')) sums.internal += total('priceNone')
  }
  return sums
}

test.each(seeds)(
  'year %i reconciles to the cent: ledger, documents, gateway, till, taxes, exports, number series',
  async (seed) => {
    const year = await liveYear(seed, effort === 1 ? 8 : 40)
    const query = async <T extends object>(text: string): Promise<T> => {
      const [row] = (await year.api.api.db.$client.query<T>(text)).rows
      if (!row) throw new Error(text)
      return row
    }
    const sum = (table: string, what: string, where = 'true') =>
      query<{ n: number }>(`select coalesce(sum(${what}), 0)::float8 as n from ${table} where ${where}`).then(
        ({ n }) => n,
      )
    const ledger = (where: string) => sum('transaction_logs', 'amount', where)
    const taxDocuments = `kind in ('invoice', 'advance_invoice', 'credit_note')`
    const documents = await sum('invoices', 'total', taxDocuments)

    const csv: Record<string, string>[] = []
    const pohoda = { documents: 0, cash: 0, bank: 0, internal: 0 }
    for (const made of year.exports) {
      const { bytes } = await year.property.file(`/accounting-exports/${made.id}/file`)
      if (made.format === 'csv') csv.push(...rowsOf(bytes))
      else
        for (const [kind, total] of Object.entries(sumsOf(new TextDecoder('windows-1250').decode(bytes))))
          pohoda[kind as keyof typeof pohoda] += total
    }
    const csvSum = (kinds: readonly string[], column = 'Spolu') =>
      csv.filter((row) => kinds.includes(row['Druh'] ?? '')).reduce((all, row) => all + cents(row[column]), 0)

    // Documents: database, table, its recapitulation of VAT, Pohoda.
    const kinds = ['Faktúra', 'Faktúra k prijatej platbe', 'Dobropis']
    expect(csvSum(kinds)).toBe(documents)
    expect(csvSum(['Rekapitulácia DPH'])).toBe(documents)
    expect(csvSum(['Rekapitulácia DPH'], 'DPH')).toBe(await sum('invoices', 'vat', taxDocuments))
    expect(pohoda.documents).toBe(documents)

    // Payments: ledger, months, table, Pohoda by the kind of money.
    const payments = await ledger('true')
    expect(payments).toBeGreaterThan(0)
    expect(csvSum(['Platba', 'Vrátenie', 'Storno zápisu'])).toBe(payments)
    const months = await year.get<AccountingMonth[]>('/accounting-months')
    expect(months.reduce((all, { entries_total }) => all + entries_total, 0)).toBe(payments)
    expect(months.reduce((all, { documents_total }) => all + documents_total, 0)).toBe(documents)
    expect(pohoda.bank).toBe(await ledger(`method = 'transfer'`))
    expect(pohoda.internal).toBe(await ledger(`method not in ('cash', 'transfer')`))

    // The gateway's own records.
    expect(await ledger(`provider = 'sandbox'`)).toBe(
      (await sum('sandbox_payments', 'amount', `state = 'paid'`)) - (await sum('sandbox_refunds', 'amount')),
    )

    // The till: what was counted last is what came and went, with the differences.
    const moved = await sum('till_movements', 'amount')
    const differences = await sum('till_handovers', 'counted - expected')
    const cash = await ledger(`method = 'cash'`)
    expect((await year.get<Till>('/till')).sums.opening).toBe(20_000 + cash + moved + differences)
    expect(pohoda.cash).toBe(cash + moved + differences)
    expect(csvSum(['Vklad', 'Výber'])).toBe(moved)
    expect(csvSum(['Manko pokladne', 'Prebytok pokladne'])).toBe(differences)

    // The stay tax: the report and the documents of guests who came.
    const report = await year.get<StayTaxReport>('/stay-tax?from=2027-01-01&to=2028-12-31')
    expect(report.total.amount).toBe(
      await sum(
        `invoices i, jsonb_array_elements(i.content->'bill'->'vat_rows') as v`,
        `(v->>'gross')::int`,
        `i.${taxDocuments} and v->>'category' = 'E'
          and i.reservation in (select id from reservations where state = 'completed')`,
      ),
    )

    // Number series: no gap in any year, also over New Year.
    const { rows } = await year.api.api.db.$client.query<{ series: string; numbers: number[] }>(
      `select left(number, -4) as series, array_agg(right(number, 4)::int order by number) as numbers from (
        select number from invoices where ${taxDocuments} union all select number from receipts
        union all select number from till_handovers) s group by 1 order by 1`,
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
    for (const { month } of months)
      expect((await year.get<AccountingMonthDetail>(`/accounting-months/${month}`)).changes, month).toEqual(
        [],
      )
    for (const rule of rules)
      expect((await year.api.api.db.$client.query(rule.sql)).rows, rule.name).toEqual([])
    await year.api.close()
  },
  240_000 * Math.min(effort, 5),
)
