import { desc, eq, sql } from 'drizzle-orm'
import type { AccountingExport } from '@dvor/contract/money/accounting.ts'
import type { Db } from '../../db/database.ts'
import { isoInstant } from '../../db/columns.ts'
import { newId } from '../../db/ids.ts'
import { notFound } from '../../platform/errors.ts'
import { accountingExports } from '../../db/schema/accounting/exports.ts'

export type ExportRow = typeof accountingExports.$inferSelect

const view = {
  id: accountingExports.id,
  month: accountingExports.month,
  format: accountingExports.format,
  made_at: accountingExports.createdAt,
  made_by: accountingExports.made_by,
  checksum: accountingExports.checksum,
  count: accountingExports.count,
}

/** Exports of a month, the newest first, without their files. */
export async function listExports(db: Db, month: string): Promise<AccountingExport[]> {
  return db
    .select(view)
    .from(accountingExports)
    .where(eq(accountingExports.month, month))
    .orderBy(desc(accountingExports.createdAt), desc(accountingExports.id))
}

/** The records of the last export of a month; undefined without one. */
export async function findLastRecords(db: Db, month: string): Promise<ExportRow['records'] | undefined> {
  const [row] = await db
    .select({ records: accountingExports.records })
    .from(accountingExports)
    .where(eq(accountingExports.month, month))
    .orderBy(desc(accountingExports.createdAt), desc(accountingExports.id))
    .limit(1)
  return row?.records
}

/** The moment of the last export of each month. */
export async function listLastExports(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ month: accountingExports.month, last: sql<string>`max(${accountingExports.createdAt})` })
    .from(accountingExports)
    .groupBy(accountingExports.month)
  return new Map(rows.map(({ month, last }) => [month, isoInstant(last)]))
}

/** @throws ApiError `not_found` */
export async function findExport(db: Db, id: string): Promise<ExportRow> {
  const [row] = await db.select().from(accountingExports).where(eq(accountingExports.id, id))
  if (!row) throw notFound('Export')
  return row
}

export async function insertExport(
  db: Db,
  values: Omit<typeof accountingExports.$inferInsert, 'id'>,
): Promise<AccountingExport> {
  const [row] = await db
    .insert(accountingExports)
    .values({ ...values, id: newId() })
    .returning(view)
  if (!row) throw new Error('insert returned no row')
  return row
}
