import { and, asc, eq, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import { anyOf } from './conditions.ts'
import { columnsThat } from './reservation-columns.ts'

/** Keys of the values before and after that identify a person, by the collection of the entry. */
const personalKeys: Readonly<Record<string, readonly string[]>> = {
  reservations: [...columnsThat('clear', 'trace', 'link'), 'reason'],
  guests: ['name', 'first_name', 'last_name', 'email', 'phone', 'wishes', 'note', 'not_again_reason'],
  'contact-messages': ['name', 'email', 'phone', 'message', 'note'],
  'hall-demands': ['name', 'email', 'phone', 'event_type', 'message', 'note'],
  'waiting-list': ['guest_name', 'first_name', 'last_name', 'email', 'phone', 'note'],
  gatherings: ['guest_name', 'first_name', 'last_name', 'email', 'mailbox', 'phone', 'message', 'note'],
  surveys: ['guest_name', 'first_name', 'email', 'owner_answer'],
  'survey-answers': ['value'],
  'lost-items': ['handed_to', 'note'],
  'calendar-conflicts': ['summary', 'note'],
}

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

/** Clears the personal values of the entries of these records. */
export async function clearHistoryOf(db: Db, collection: string, ids: readonly string[]): Promise<void> {
  await clearEntries(db, collection, anyOf(history.recordId, ids))
}

/** Deletes the entries of records that were deleted. */
export async function deleteHistoryOf(db: Db, collection: string, ids: readonly string[]): Promise<void> {
  await db.delete(history).where(and(eq(history.collection, collection), anyOf(history.recordId, ids)))
}

/** Clears the personal values of all entries from before the moment. @returns the number of entries */
export async function clearHistoryBefore(db: Db, before: string): Promise<number> {
  let entries = 0
  for (const collection of Object.keys(personalKeys))
    entries += await clearEntries(db, collection, lt(history.at, before))
  return entries
}

async function clearEntries(db: Db, collection: string, which: SQL): Promise<number> {
  const keys = sql`${sql.param(personalKeys[collection] ?? [])}::text[]`
  const without = (values: typeof history.before | typeof history.after) =>
    sql`case when jsonb_typeof(${values}) = 'object' then ${values} - ${keys} else ${values} end`
  const { rowCount } = await db
    .update(history)
    .set({ before: without(history.before), after: without(history.after) })
    .where(
      and(
        eq(history.collection, collection),
        which,
        or(sql`${history.before} ?| ${keys}`, sql`${history.after} ?| ${keys}`),
      ),
    )
  return rowCount ?? 0
}
