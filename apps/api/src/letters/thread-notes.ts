import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { threadNotes } from '../db/schema/messages/thread-notes.ts'
import { recordChange } from '../history/queries.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'
import { notFound } from '../platform/errors.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'

/** Writes words for colleagues between the messages of a reservation. @throws ApiError `not_found` */
export async function addNote(
  db: Db,
  actor: Actor,
  reservation: string,
  text: string,
): Promise<{ id: string }> {
  await findReservation(db, { id: reservation })
  const [note] = await db
    .insert(threadNotes)
    .values({ reservation, text, author: actorName(actor) })
    .returning({
      id: threadNotes.id,
      notified: notifyRecordChange('reservations', sql`${threadNotes.reservation}`),
    })
  if (!note) throw new Error('one row gives one note')
  return { id: note.id }
}

/** Removes a note; the history says who did it. To be called in a transaction. @throws ApiError `not_found` */
export async function removeNote(db: Db, actor: Actor, id: string): Promise<{ id: string }> {
  const [gone] = await db.delete(threadNotes).where(eq(threadNotes.id, id)).returning()
  if (!gone) throw notFound('Note')
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: gone.reservation,
    action: 'note removed',
  })
  return { id }
}
