import type { ReceivedMessage, SentMessage, Thread, ThreadNote } from '@dvor/contract/messages/letters.ts'
import { and, asc, eq, inArray, notLike, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { outgoingEmailRows as emails } from '../db/schema/messages/outgoing-emails.ts'
import { incomingEmailRows as incoming } from '../db/schema/messages/incoming-emails.ts'
import { readCard } from '../guests/read-card.ts'
import { listFilesOf } from './incoming-emails.ts'
import { threadNotes as notes } from '../db/schema/messages/thread-notes.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'

/** The reservation of a message; its number is its title. */
const about = { id: reservations.id, title: sql<string>`coalesce(${reservations.number}, '–')` }

/**
 * What was written to and by the guest of a reservation, and the notes of colleagues, oldest first; e-mails to the property
 * itself are left out. With `person` of all reservations with the guest's address. @throws ApiError `not_found`
 */
export async function readThread(db: Db, id: string, person: boolean): Promise<Thread> {
  const { guest_email } = await findReservation(db, { id })
  return threadOf(db, person && guest_email ? await listReservations(db, guest_email) : [id])
}

/** The same of all reservations of a guest's card. @throws ApiError `not_found` */
export async function readGuestThread(db: Db, id: string): Promise<Thread> {
  const { stays } = await readCard(db, id)
  return threadOf(
    db,
    stays.map((stay) => stay.id),
  )
}

const threadOf = async (db: Db, ids: string[]): Promise<Thread> => ({
  sent: await listSent(db, ids),
  received: await listReceived(db, ids),
  notes: await listNotes(db, ids),
})

async function listReservations(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(sql`lower(${reservations.guest_email}) = lower(${email})`)
  return rows.map(({ id }) => id)
}

async function listSent(db: Db, ids: string[]): Promise<SentMessage[]> {
  const { id, key, to, subject, state, attempts, last_error, sent_at, createdAt, author, bounce } = emails
  const columns = { id, key, to, subject, state, attempts, last_error, sent_at, createdAt, author, bounce }
  const rows = await db
    .select({
      ...columns,
      text: emails.body_text,
      attachments: emails.attachments,
      reservation: about,
    })
    .from(emails)
    .innerJoin(reservations, eq(reservations.id, emails.reservation))
    .where(and(inArray(emails.reservation, ids), notLike(emails.key, 'owner\\_%')))
    .orderBy(asc(emails.position))
  return rows.map((row) => ({
    ...row,
    // A generated e-mail is opened on its own; its whole text would hide what people wrote.
    text: row.author === null ? null : row.text,
    attachments: row.attachments.map((attached) => ({
      name: attached.filename,
      file: attached.kind === 'file' ? attached.file : null,
      isTooLarge: false,
    })),
  }))
}

async function listReceived(db: Db, ids: string[]): Promise<ReceivedMessage[]> {
  const { id, from_name, from_address, subject, text, is_new, automatic, received_at } = incoming
  const columns = { id, from_name, from_address, subject, text, is_new, automatic, received_at }
  const rows = await db
    .select({ ...columns, reservation: about })
    .from(incoming)
    .innerJoin(reservations, eq(reservations.id, incoming.reservation))
    .where(inArray(incoming.reservation, ids))
    .orderBy(asc(incoming.received_at), asc(incoming.id))
  const files = await listFilesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, attachments: files.get(row.id) ?? [] }))
}

const listNotes = (db: Db, ids: string[]): Promise<ThreadNote[]> =>
  db
    .select({
      id: notes.id,
      author: notes.author,
      text: notes.text,
      createdAt: notes.createdAt,
      reservation: about,
    })
    .from(notes)
    .innerJoin(reservations, eq(reservations.id, notes.reservation))
    .where(inArray(notes.reservation, ids))
    .orderBy(asc(notes.createdAt), asc(notes.id))
