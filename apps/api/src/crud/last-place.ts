import { getTableName, max, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'
import type { Draft, Row } from './define.ts'

/**
 * Gives a record that names no place of its own the one after all others. Whoever asks keeps it until the end of the
 * transaction, so that two who add at once do not get the same.
 * @param column in which the places stand, under the field's own name
 */
export async function withPlace(
  db: Db,
  column: AnyPgColumn,
  draft: Draft,
  current: Row | undefined,
): Promise<Draft> {
  const place = draft[column.name]
  const isUnplaced = place === null || (place === undefined && current === undefined)
  if (!isUnplaced) return draft
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`last place of ${getTableName(column.table)}`}))`,
  )
  const [last] = await db.select({ place: max(column) }).from(column.table)
  return { ...draft, [column.name]: Number(last?.place ?? -1) + 1 }
}
