import { and, asc, eq, sql } from 'drizzle-orm'
import type { RecordedAction } from '@dvor/contract/insight/recorded-actions.ts'
import type { HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import { actorName, requestOf, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'
import { asRows, rowsAtOnce } from '../db/rows-at-once.ts'
import { history } from '../db/schema/system/history.ts'

/** An entry with its id and its actor: `guest`, `system`, or a user's name. */
export interface RecordedChange {
  id: string
  actor: string
}

interface Change {
  collection: string
  recordId: string
  action: RecordedAction
  before?: unknown
  after?: unknown
}

const insertStatement = prepared((db) =>
  db
    .insert(history)
    .select(rowsAtOnce(history))
    .returning({ notified: notifyRecordChange(sql`${history.collection}`, sql`${history.recordId}`) })
    .prepare('record_changes'),
)

/** Adds one entry, in the transaction of the change itself, and notifies listeners. @returns its id */
export async function recordChange(db: Db, actor: Actor, change: Change): Promise<RecordedChange> {
  const [recorded] = await recordChanges(db, actor, [change])
  if (!recorded) throw new Error('one change gives one entry')
  return recorded
}

/** The same for several changes, in their order, by one statement. */
export async function recordChanges(
  db: Db,
  actor: Actor,
  changes: readonly Change[],
): Promise<RecordedChange[]> {
  const whose = { actor: actorName(actor), request: requestOf(actor) }
  const rows = changes.map((change) => ({ ...change, ...whose, id: newId() }))
  await insertStatement(db).execute(asRows(history, rows))
  return rows.map(({ id }) => ({ id, actor: whose.actor }))
}

/** Changes of one record, oldest first. */
export async function listChanges(db: Db, collection: string, recordId: string): Promise<HistoryEntry[]> {
  return db
    .select({
      id: history.id,
      at: history.at,
      actor: history.actor,
      action: history.action,
      before: history.before,
      after: history.after,
    })
    .from(history)
    .where(and(eq(history.collection, collection), eq(history.recordId, recordId)))
    .orderBy(asc(history.at), asc(history.id))
}
