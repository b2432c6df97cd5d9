import { csvEuros, csvText } from '@dvor/format/csv.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { AccountingExport, ExportFormat, VatRecapRow } from '@dvor/contract/money/accounting.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { composePackage } from '../pohoda/compose-package.ts'
import type { AccountingServices } from '../services.ts'
import { exportedRecords, sha256 } from './compare-records.ts'
import { findExport, insertExport } from './export-queries.ts'
import { readMonthRecords, type MonthRecords } from '../month-records.ts'
import { tableRecords, columns, type Cells } from './table-rows.ts'
import { recapVat } from './vat-recap.ts'

/**
 * Exports a month for the accountant and keeps the file with its records in the log. The same records give the same
 * bytes: a file holds no moment of its making. @throws ApiError `not_found` for a month in which nothing happened
 */
export async function makeExport(
  db: Db,
  actor: Actor,
  month: string,
  format: ExportFormat,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<AccountingExport> {
  const records = await readMonthRecords(db, month)
  const exported = exportedRecords(tableRecords(records))
  if (exported.length === 0) throw notFound('A document or payment of this month')
  const content = await write(db, records, format)
  return insertExport(db, {
    month,
    format,
    made_by: actorName(actor),
    createdAt: clock.now().toISOString(),
    checksum: sha256(content),
    count: exported.length,
    records: exported,
    content: gzipSync(content),
  })
}

async function write(db: Db, records: MonthRecords, format: ExportFormat): Promise<Buffer> {
  return format === 'csv' ? writeTable(records) : composePackage(records, await readSettings(db))
}

/** The month as a table of one shape: documents by VAT rate, payments, cash, and the recapitulation of VAT. */
function writeTable(records: MonthRecords): Buffer {
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

const files = {
  csv: { type: 'text/csv; charset=utf-8', name: (month: string) => `uctovnictvo-${month}.csv` },
  pohoda: { type: 'application/xml; charset=windows-1250', name: (month: string) => `pohoda-${month}.xml` },
} as const

/** The file of an export, as it was handed over. @throws ApiError `not_found` */
export async function readExportFile(
  db: Db,
  id: string,
): Promise<{ type: string; name: string; content: Buffer }> {
  const { month, format, content } = await findExport(db, id)
  const { type, name } = files[format]
  return { type, name: name(month), content: gunzipSync(content) }
}
