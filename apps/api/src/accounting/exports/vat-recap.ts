import type { VatRecapRow } from '@dvor/contract/money/accounting.ts'
import type { VatRow } from '@dvor/booking/invoice/document.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { monthOfDay } from '../month-days.ts'
import type { MonthRecords } from '../month-records.ts'

const rateOf = ({ category, rate }: VatRow): number | null =>
  category === 'S' || category === 'Z' ? rate : null

/**
 * Sums of the documents and of the sales and refunds of single-purpose vouchers by the month of their tax (day of supply
 * or payment) and their rate: the earliest month first, in it the highest rate.
 */
export function recapVat({
  documents,
  vouchers,
}: Pick<MonthRecords, 'documents' | 'vouchers'>): VatRecapRow[] {
  const rows: { row: VatRow; tax_month: string }[] = [
    ...documents.flatMap(({ content: { bill, delivered_on, issued_on } }) =>
      bill.vat_rows.map((row) => ({ row, tax_month: monthOfDay(delivered_on ?? issued_on) })),
    ),
    ...vouchers.flatMap(({ at, vat }) => (vat ? [{ row: vat, tax_month: monthOfDay(todayIn(at)) }] : [])),
  ]
  const groups = Map.groupBy(rows, ({ row, tax_month }) => `${tax_month} ${rateOf(row)}`)
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const sum = (key: 'net' | 'vat' | 'gross') => group.reduce((total, { row }) => total + row[key], 0)
      const { tax_month, row } = first
      return [{ tax_month, rate: rateOf(row), net: sum('net'), vat: sum('vat'), gross: sum('gross') }]
    })
    .toSorted((a, b) => a.tax_month.localeCompare(b.tax_month) || (b.rate ?? -1) - (a.rate ?? -1))
}
