import type { OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { automatedEmailRows } from '../db/schema/messages/editable-automated-emails.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { translatedTexts } from '../property/owners-texts.ts'
import { readSettings } from '../property/settings.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { pipelined } from '../db/pipelined.ts'
import { withheld } from './limit-emails.ts'
import { ownEmailRows } from '../db/schema/messages/own-emails.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import type { EmailKey } from './rendering/email-kinds.ts'

/** A row of the outbox; its recipient and content are null once they were erased. */
export type OutboxRow = typeof outgoingEmailRows.$inferSelect
/** An e-mail that has its recipient and content. */
export type OutgoingEmail = OutboxRow & Record<'to' | 'subject' | 'body' | 'body_text', string>
export const isWhole = (row: OutboxRow): row is OutgoingEmail =>
  row.to !== null && row.subject !== null && row.body !== null && row.body_text !== null

export type NewEmail = Pick<
  OutgoingEmail,
  'id' | 'key' | 'to' | 'subject' | 'body' | 'body_text' | 'message_id'
> &
  Partial<Pick<OutgoingEmail, 'reservation' | 'attachments' | 'reply_to' | 'event_key' | 'next_attempt_at'>> &
  AnswerMark

/** The enquiry that an e-mail answers, and the name of the user who wrote it. */
export type AnswerMark = Partial<Pick<OutgoingEmail, 'hall_demand' | 'contact_message' | 'author'>>

export const outboxChannel = 'outbox'

export type EmailSettings = Settings & {
  /** Id of the uploaded logo. */
  logo?: string | null
  /** Addresses of the form `reservation`, separated by commas. */
  reservation_recipients?: string | null
  /** The owner's short texts in other languages. */
  texts?: OwnersTexts | null
}
export type EmailTexts = Omit<typeof automatedEmailRows.$inferSelect, 'createdAt' | 'updatedAt'>

/** Data of the property that e-mails need: its settings, and the texts of the requested kinds. */
export interface EmailFacts {
  settings: EmailSettings
  texts: ReadonlyMap<string, EmailTexts>
}

const textsOfKinds = sql<EmailTexts[] | null>`(
  select jsonb_agg(e) from editable_automated_emails e where e.key = any(${sql.placeholder('keys')}))`

/** The newest logo; ids sort by time. */
const logoId = sql<string | null>`(
  select f.id from files f where f.ref = 'global-settings' and f.field = 'logo' order by f.id desc limit 1)`

const factsStatement = prepared((db) =>
  db
    .select({
      logo: logoId,
      reservation_recipients: sql<
        string | null
      >`(select a.recipients from administrator_forms a where a.key = 'reservation')`,
      owners_texts: translatedTexts,
      texts: textsOfKinds,
    })
    .from(sql`(select 1) as once`)
    .prepare('read_email_facts'),
)

/**
 * Reads the settings from memory, and the texts of the given kinds as one row of JSON, because it runs while a booking
 * locks its units. Neither waits for the other.
 */
export async function readEmailFacts(db: Db, keys: readonly EmailKey[]): Promise<EmailFacts> {
  const [settings, [row]] = await pipelined([readSettings(db), factsStatement(db).execute({ keys })])
  const { texts, owners_texts, ...others } = row ?? { texts: null, owners_texts: null }
  return {
    settings: { ...settings, ...others, texts: owners_texts },
    texts: new Map((texts ?? []).map((one) => [one.key, one])),
  }
}

const insertStatement = prepared((db) =>
  db
    .insert(outgoingEmailRows)
    .values({
      id: sql.placeholder('id'),
      key: sql.placeholder('key'),
      reservation: sql.placeholder('reservation'),
      hall_demand: sql.placeholder('hall_demand'),
      contact_message: sql.placeholder('contact_message'),
      author: sql.placeholder('author'),
      to: sql.placeholder('to'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('body'),
      body_text: sql.placeholder('body_text'),
      attachments: sql`${sql.placeholder('attachments')}::jsonb`,
      next_attempt_at: sql.placeholder('next_attempt_at'),
      reply_to: sql.placeholder('reply_to'),
      message_id: sql.placeholder('message_id'),
      event_key: sql.placeholder('event_key'),
    })
    .onConflictDoNothing({ target: outgoingEmailRows.event_key })
    .returning({ id: outgoingEmailRows.id })
    .prepare('insert_email'),
)

const wakeStatement = prepared((db) =>
  db
    .select({ woken: sql`pg_notify(${outboxChannel}::text, '')` })
    .from(sql`(select 1) as once`)
    .prepare('wake_senders'),
)

/**
 * Adds the rows whose event has no e-mail yet, and wakes the senders once the transaction commits. @returns ids of the
 * rows that were added
 */
export async function insertEmails(db: Db, emails: NewEmail[]): Promise<string[]> {
  if (emails.length === 0) return []
  const [added] = await pipelined([
    pipelined(emails.map((email) => insertStatement(db).execute(emailColumns(email)))),
    wakeStatement(db).execute(),
  ])
  return added.flat().map(({ id }) => id)
}

/** All columns in a fixed order, because a prepared statement binds all of its values. */
function emailColumns({
  attachments = [],
  reservation = null,
  reply_to = null,
  event_key = null,
  next_attempt_at = null,
  hall_demand = null,
  contact_message = null,
  author = null,
  ...email
}: NewEmail) {
  return {
    ...email,
    reservation,
    reply_to,
    event_key,
    next_attempt_at,
    hall_demand,
    contact_message,
    author,
    attachments: JSON.stringify(attachments),
  }
}

export async function findEmail(db: Db, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outgoingEmailRows).where(eq(outgoingEmailRows.id, id))
  return row
}

/** The same, locked until the transaction ends, so that two requests do not send it again twice. */
export async function lockEmail(db: Db, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outgoingEmailRows).where(eq(outgoingEmailRows.id, id)).for('update')
  return row
}

/** Resets an e-mail that was given up (or waits for its next try), so that it is sent now. */
export async function requeueEmail(db: Db, id: string, now: Date): Promise<void> {
  const again = { state: 'queued', next_attempt_at: null, claimed_until: null } as const
  // An e-mail that a limit has held back is sent as a repeated attempt, which is not counted, because a person has
  // decided it.
  const attempts = sql`case when ${outgoingEmailRows.last_error} = ${withheld} then 1 else 0 end`
  await db
    .update(outgoingEmailRows)
    .set({ ...again, attempts, updatedAt: now.toISOString() })
    .where(eq(outgoingEmailRows.id, id))
  await db.execute(sql`select pg_notify(${outboxChannel}, '')`)
}

/** E-mails about a reservation, in the order in which they were written. */
export async function listEmailsOf(db: Db, reservation: string): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outgoingEmailRows)
    .where(eq(outgoingEmailRows.reservation, reservation))
    .orderBy(asc(outgoingEmailRows.position))
}

/** Number of e-mails of these kinds about a reservation, in any state. */
export async function countEmails(db: Db, reservation: string, keys: readonly EmailKey[]): Promise<number> {
  const about = eq(outgoingEmailRows.reservation, reservation)
  const [row] = await db
    .select({ value: count() })
    .from(outgoingEmailRows)
    .where(and(about, inArray(outgoingEmailRows.key, [...keys])))
  return row?.value ?? 0
}

/** The texts of one kind by their record's id; those of an own e-mail are texts of a letter to a guest. */
export async function findTextsById(db: Db, id: string): Promise<EmailTexts | undefined> {
  const [row] = await db.select().from(automatedEmailRows).where(eq(automatedEmailRows.id, id))
  if (row) return row
  const [own] = await db.select().from(ownEmailRows).where(eq(ownEmailRows.id, id))
  return own && letterTexts(own)
}

/** Texts of a letter to a guest, from those of an own e-mail. */
export const letterTexts = (
  own: Omit<typeof ownEmailRows.$inferSelect, 'createdAt' | 'updatedAt'>,
): EmailTexts => ({
  ...own,
  key: 'guest_letter',
  trigger: 'event',
  offset_days: 0,
  send_time: null,
  active: true,
})
