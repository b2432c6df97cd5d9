import type { VatRecapRow } from '@dvor/contract/money/accounting.ts'
import { csvEuros, csvText } from '@dvor/format/csv.ts'
import type { MonthRecords } from '../month-records.ts'
import { columns, tableRecords, type Cells } from './table-rows.ts'
import { recapVat } from './vat-recap.ts'

/** The month as a table of one shape: documents by VAT rate, payments, cash, and the recapitulation of VAT. */
export function writeTable(records: MonthRecords): Buffer {
  const rows: Cells[] = [
    ...tableRecords(records).flatMap((record) => record.rows),
    ...recapVat(records).map(recapCells),
  ]
  return Buffer.from(csvText([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]))
}

const recapCells = ({ tax_month, rate, net, vat, gross }: VatRecapRow): Cells => ({
  Druh: 'Rekapitulácia DPH',
  'Dátum dane': tax_month,
  'Sadzba DPH (%)': rate,
  Základ: csvEuros(net),
  DPH: csvEuros(vat),
  Spolu: csvEuros(gross),
})
