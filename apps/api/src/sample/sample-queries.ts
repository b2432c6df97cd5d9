import { and, asc, eq, sql } from 'drizzle-orm'
import { contactRows } from '../db/schema/content/contacts.ts'
import { textBlockRows } from '../db/schema/content/text-blocks.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { history } from '../db/schema/system/history.ts'
import { reservations, transactionLogs } from '../db/schema/reservations/reservations.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { sampleRows } from '../db/schema/system/sample-rows.ts'

export type SampleRow = typeof sampleRows.$inferInsert

/**
 * Locks the creation of the sample, so that it runs once at a time on all instances of a database; released with the
 * transaction.
 */
export async function lockFill(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sample content'))`)
}

/** Records rows that the sample has added, or rewritten. */
export async function insertSampleRows(db: Db, rows: readonly SampleRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(sampleRows)
      .values([...rows])
      .onConflictDoNothing()
}

/** Records rows of a collection that the sample has added. */
export const insertAdded = (db: Db, collection: string, ids: readonly string[]): Promise<void> =>
  insertSampleRows(
    db,
    ids.map((recordId) => ({ collection, recordId })),
  )

/** Ids of the text blocks by their mark. */
export async function findBlockIds(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: textBlockRows.id, mark: textBlockRows.mark }).from(textBlockRows)
  return new Map(rows.map(({ id, mark }) => [mark, id]))
}

/** Ids of the contacts in their order. */
export async function listContactIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: contactRows.id }).from(contactRows).orderBy(asc(contactRows.order))
  return rows.map(({ id }) => id)
}

/**
 * Moves all rows that this transaction has just written about a reservation to the moment of the step: `now()` is the
 * same for a whole transaction, so all rows with it are from this step. The e-mails are marked as sent then: they are
 * shown, but invented guests must not get any, and the sender takes only queued ones.
 */
export async function backdate(db: Db, id: string, moment: Date): Promise<void> {
  const at = moment.toISOString()
  const moved = { createdAt: at, updatedAt: at }
  const fresh = sql`now()::timestamptz(3)`
  await pipelined([
    db
      .update(reservations)
      .set(moved)
      .where(and(eq(reservations.id, id), eq(reservations.createdAt, fresh))),
    db
      .update(history)
      .set({ at })
      .where(and(eq(history.recordId, id), eq(history.at, fresh))),
    db
      .update(transactionLogs)
      .set(moved)
      .where(and(eq(transactionLogs.reservation, id), eq(transactionLogs.updatedAt, fresh))),
    db
      .update(outgoingEmailRows)
      .set({ ...moved, state: 'sent', attempts: 1, sent_at: at })
      .where(and(eq(outgoingEmailRows.reservation, id), eq(outgoingEmailRows.createdAt, fresh))),
  ])
}
