import { lastPlace } from '@dvor/contract/declaration/fields.ts'
import { getTableName, max, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import type { Draft, Row, ServerCollection } from './define.ts'

/**
 * Gives a record that names no place of its own the one after all others, in each field that is declared as a place.
 * Whoever asks keeps it until the end of the transaction, so that two who add at once do not get the same.
 */
export async function withPlace(
  db: Db,
  { declaration, table, columns }: ServerCollection,
  draft: Draft,
  current: Row | undefined,
): Promise<Draft> {
  const placed = { ...draft }
  for (const [name, { isPlace }] of Object.entries(declaration.fields)) {
    const isEmpty = draft[name] === null || (draft[name] === undefined && current === undefined)
    const column = columns[name]
    if (!isPlace || !isEmpty || !column) continue
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`last place of ${getTableName(table)}`}))`)
    const [last] = await db.select({ place: max(column) }).from(table)
    placed[name] = Math.min(Number(last?.place ?? -1) + 1, lastPlace)
  }
  return placed
}
