import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'

/**
 * Closings of months. While a row is not reopened, triggers refuse to write documents and entries of the ledger in its
 * month (a migration, `closed_months_stay`).
 */
export const accountingClosings = pgTable(
  'accounting_closings',
  {
    ...stamps(),
    /** `2026-11` */
    month: text('month').notNull(),
    closed_by: text('closed_by').notNull(),
    /** Numbers and sums (cents) of the month when it was closed; the integrity check compares them. */
    documents: integer('documents').notNull(),
    documents_total: bigint('documents_total', { mode: 'number' }).notNull(),
    entries: integer('entries').notNull(),
    entries_total: bigint('entries_total', { mode: 'number' }).notNull(),
    reopened_at: instant('reopened_at'),
    reopened_by: text('reopened_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('closed_once')
      .on(table.month)
      .where(sql`${table.reopened_at} is null`),
  ],
)
