import type { VatRecapRow } from '@dvor/contract/money/accounting.ts'
import type { VatRow } from '@dvor/booking/invoice/document.ts'
import type { InvoiceRow } from '../../documents/document-queries.ts'
import { monthOfDay } from '../month-days.ts'

const rateOf = ({ category, rate }: VatRow): number | null =>
  category === 'S' || category === 'Z' ? rate : null

/**
 * Sums of the documents by the month of their tax (day of supply or payment) and their rate: the earliest month first,
 * in it the highest rate.
 */
export function recapVat(documents: readonly InvoiceRow[]): VatRecapRow[] {
  const rows = documents.flatMap(({ content: { bill, delivered_on, issued_on } }) =>
    bill.vat_rows.map((row) => ({ row, tax_month: monthOfDay(delivered_on ?? issued_on) })),
  )
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
