import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The new value of a record's `updated_at` in an update: the moment of the change, or a millisecond after the change
 * before it. A writer names the version that they had read in `If-Match`, so that two changes within one millisecond
 * must not carry the same one.
 * @param updatedAt the column of the table that is updated
 * @param moment the time of the change: a Date, or a placeholder or expression of SQL
 */
export const nextVersion = (updatedAt: AnyPgColumn, moment: Date | SQL): SQL =>
  sql`greatest(${moment instanceof Date ? moment.toISOString() : moment}::timestamptz, ${updatedAt} + interval '1 ms')`
