import type { ExportedRecord, ExportFormat } from '@dvor/contract/money/accounting.ts'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, stamps } from '../../columns.ts'

/** Exports for the accountant, each with the file that was handed over. Rows are only ever added. */
export const accountingExports = pgTable(
  'accounting_exports',
  {
    ...stamps(),
    /** `2026-11` */
    month: text('month').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    made_by: text('made_by').notNull(),
    /** SHA-256 of the file in hexadecimal. */
    checksum: text('checksum').notNull(),
    count: integer('count').notNull(),
    /** The exported records with a checksum each, with which the next export is compared. */
    records: jsonb('records').$type<ExportedRecord[]>().notNull(),
    /** The file, compressed by gzip. */
    content: bytes('content').notNull(),
  },
  (table) => [index('exports_of_month').on(table.month, table.createdAt)],
)
