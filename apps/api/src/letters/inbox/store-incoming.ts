import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { emailFileRows } from '../../db/schema/messages/email-files.ts'
import { incomingEmailRows as rows } from '../../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows as outbox } from '../../db/schema/messages/outgoing-emails.ts'
import { notifyRecordChange } from '../../platform/changes/record-changes.ts'
import { today, type Clock } from '../../platform/clock.ts'
import { markBounced } from './mark-bounced.ts'
import { reservationOf } from './match-incoming.ts'
import type { IncomingEmail } from './parse-incoming.ts'

/**
 * Stores an e-mail once, however often it is delivered, with the reservation that it is about. E-mails of the property
 * itself are left out; one that comes back is marked at the e-mail that was sent. To be called in a transaction.
 */
export async function storeIncoming(
  db: Db,
  email: IncomingEmail,
  { receivedAt, clock }: { receivedAt: Date; clock: Clock },
): Promise<void> {
  if (await isOwn(db, email.messageId)) return
  if (email.bounce && (await markBounced(db, email.bounce, clock))) return
  const { messageId, from, subject, text, html, automatic } = email
  const [stored] = await db
    .insert(rows)
    .values({
      message_id: messageId,
      is_new: !automatic,
      automatic,
      reservation: await reservationOf(db, email, today(clock)),
      from_name: from.name,
      from_address: from.address,
      subject,
      text,
      html,
      received_at: receivedAt.toISOString(),
    })
    .onConflictDoNothing({ target: rows.message_id })
    .returning({ id: rows.id, notified: notifyRecordChange('incoming-emails', sql`${rows.id}`) })
  if (!stored || email.files.length === 0) return
  await db.insert(emailFileRows).values(email.files.map((file) => ({ ...file, incoming: stored.id })))
}

async function isOwn(db: Db, messageId: string): Promise<boolean> {
  const [own] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.message_id, messageId))
  return own !== undefined
}
