import { gunzipSync, gzipSync } from 'node:zlib'
import type { AccountingExport, ExportFormat } from '@dvor/contract/money/accounting.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { composePackage } from '../pohoda/compose-package.ts'
import type { AccountingServices } from '../services.ts'
import { exportedRecords, sha256 } from './compare-records.ts'
import { findExport, insertExport } from './export-queries.ts'
import { readMonthRecords, type MonthRecords } from '../month-records.ts'
import { tableRecords } from './table-rows.ts'
import { writeTable } from './write-table.ts'

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
