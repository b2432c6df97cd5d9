import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import { anyOf } from './any-of.ts'

/** Entries of the history of these records, by collection; the oldest first. */
export async function readHistory(
  db: Db,
  records: readonly { collection: string; ids: readonly string[] }[],
): Promise<(typeof history.$inferSelect)[]> {
  const named = records.filter(({ ids }) => ids.length > 0)
  if (named.length === 0) return []
  return db
    .select()
    .from(history)
    .where(
      or(
        ...named.map(({ collection, ids }) =>
          and(eq(history.collection, collection), anyOf(history.recordId, ids)),
        ),
      ),
    )
    .orderBy(asc(history.at), asc(history.id))
}
