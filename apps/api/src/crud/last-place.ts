import { lastPlace } from '@dvor/contract/declaration/fields.ts'
import { getTableName, max, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Draft, Row, ServerCollection } from './define.ts'

/**
 * Gives a record without a place of its own the last one, in each field that is declared as a place. A lock until the
 * end of the transaction keeps two concurrent inserts from getting the same place.
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
