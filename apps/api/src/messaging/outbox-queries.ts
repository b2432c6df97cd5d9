import { and, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { settingsRow, type Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'
import { isWhole, type OutgoingEmail } from './queries.ts'
import { outgoingEmailRows as rows } from '../db/schema/messages/outgoing-emails.ts'
import type { EmailKey } from './rendering/email-kinds.ts'

/**
 * Takes the next e-mail that is due and marks it as claimed until `until`, so that no other sender takes it and the
 * claim of a sender that stopped expires. An e-mail waits for those written before it to the same address about the
 * same reservation.
 */
export async function claimNext(db: Db, now: Date, until: Date): Promise<OutgoingEmail | undefined> {
  const moment = now.toISOString()
  const next = sql`(
    select e.id from outgoing_emails e
    where e.state in ('queued', 'failed')
      and (e.next_attempt_at is null or e.next_attempt_at <= ${moment})
      and (e.claimed_until is null or e.claimed_until <= ${moment})
      and not exists (
        select 1 from outgoing_emails before
        where before.reservation = e.reservation and before."to" = e."to"
          and before.position < e.position and before.state in ('queued', 'failed'))
    order by e.position limit 1 for update skip locked)`
  const [claimed] = await db
    .update(rows)
    .set({ claimed_until: until.toISOString(), attempts: sql`${rows.attempts} + 1` })
    .where(eq(rows.id, next))
    .returning()
  return claimed && isWhole(claimed) ? claimed : undefined
}

/** Kinds of e-mail with a secret link; it is deleted once the e-mail is sent. */
const secretKinds: readonly EmailKey[] = ['password_reset', 'invitation']
/** Whether e-mails of a kind have a secret link, so that a sent one cannot be sent again. */
export const carriesSecret = (key: string): boolean => secretKinds.some((kind) => kind === key)

const notified = notifyRecordChange('outgoing-emails', sql`${rows.id}`)

/**
 * Withdraws waiting e-mails that ask for a payment once a newer e-mail describes the reservation. E-mails that a
 * sender has claimed or tried are left alone.
 */
export const supersedeRequests = (db: Db, reservations: readonly string[]): Promise<void> =>
  supersedeWaiting(db, reservations, ['reservation_received'])

/**
 * Withdraws waiting e-mails of these kinds about the reservations, except those with the ids of `newer`. E-mails that
 * were to be sent at once, or that a sender has claimed or tried, are left alone.
 */
export async function supersedeWaiting(
  db: Db,
  reservations: readonly string[],
  keys: readonly EmailKey[],
  newer: readonly string[] = [],
): Promise<void> {
  await db
    .update(rows)
    .set({ state: 'superseded' })
    .where(
      and(
        inArray(rows.reservation, [...reservations]),
        inArray(rows.key, [...keys]),
        eq(rows.state, 'queued'),
        eq(rows.attempts, 0),
        isNotNull(rows.next_attempt_at),
        newer.length > 0 ? notInArray(rows.id, [...newer]) : undefined,
      ),
    )
    .returning({ notified })
}

/** Withdraws waiting e-mails whose event key begins with a text; those that a sender has claimed or tried are left alone. */
export async function supersedeEvents(db: Db, beginning: string): Promise<void> {
  await db
    .update(rows)
    .set({ state: 'superseded' })
    .where(
      and(sql`starts_with(${rows.event_key}, ${beginning})`, eq(rows.state, 'queued'), eq(rows.attempts, 0)),
    )
    .returning({ notified })
}

/**
 * For each reservation with an e-mail of these kinds in the last `seconds`, the moment (ISO) at which they are over.
 * E-mails that wait or were withdrawn do not count.
 */
export async function listQuietFrom(
  db: Db,
  reservations: readonly string[],
  keys: readonly EmailKey[],
  seconds: number,
): Promise<ReadonlyMap<string, string>> {
  const window = sql`make_interval(secs => ${seconds})`
  const latestRows = await db
    .select({ reservation: rows.reservation, latest: sql<string>`max(${rows.createdAt}) + ${window}` })
    .from(rows)
    .where(
      and(
        inArray(rows.reservation, [...reservations]),
        inArray(rows.key, [...keys]),
        ne(rows.state, 'superseded'),
        or(ne(rows.state, 'queued'), isNull(rows.next_attempt_at), gt(rows.attempts, 0)),
        gt(rows.createdAt, sql`now() - ${window}`),
      ),
    )
    .groupBy(rows.reservation)
  return new Map(
    latestRows.map(({ reservation, latest }) => [reservation ?? '', new Date(latest).toISOString()]),
  )
}

const secret = '(code=)[A-Za-z0-9_-]+'

/** Marks an e-mail as sent, or as only stored because no mail server is set. */
export async function markSent(
  db: Db,
  { id, key }: Pick<OutgoingEmail, 'id' | 'key'>,
  at: Date,
  sent: boolean,
): Promise<void> {
  const moment = at.toISOString()
  const without = carriesSecret(key)
    ? {
        body: sql`regexp_replace(${rows.body}, ${secret}, '\\1…', 'g')`,
        body_text: sql`regexp_replace(${rows.body_text}, ${secret}, '\\1…', 'g')`,
      }
    : {}
  await db
    .update(rows)
    .set({
      state: sent ? 'sent' : 'stored',
      sent_at: sent ? moment : null,
      updatedAt: moment,
      claimed_until: null,
      last_error: null,
      ...without,
    })
    .where(eq(rows.id, id))
    .returning({ notified })
}

/** Records a failure; without a next moment the e-mail is given up and waits for a person. */
export async function markFailed(
  db: Db,
  id: string,
  reason: string,
  now: Date,
  next: Date | null,
): Promise<void> {
  await db
    .update(rows)
    .set({
      state: next ? 'failed' : 'dead',
      next_attempt_at: next?.toISOString() ?? null,
      claimed_until: null,
      last_error: reason,
      updatedAt: now.toISOString(),
    })
    .where(eq(rows.id, id))
    .returning({ notified })
}

/** The sender of e-mails and the mail server, from the settings. */
export async function readSender(
  db: Db,
): Promise<{ name: string; address: string; settings: Pick<Settings, 'mail_server'> }> {
  const [row] = await db
    .select({
      name: settingsRow.business_name,
      address: settingsRow.email,
      settings: { mail_server: settingsRow.mail_server },
    })
    .from(settingsRow)
  if (!row) throw new Error('the settings are missing')
  return row
}
