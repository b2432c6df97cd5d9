import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../../history/queries.ts'
import { carriesSecret } from '../../messaging/outbox-queries.ts'
import {
  isWhole,
  lockEmail,
  insertEmails,
  readEmailFacts,
  requeueEmail,
  type OutgoingEmail,
} from '../../messaging/queries.ts'
import { messageId } from '../../messaging/queue-email.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Sends an e-mail again at a person's request. One that was never sent starts over. One that was sent is sent as a new
 * e-mail with the same text, because mail programs drop a second one with the same Message-ID. @returns id of the
 * e-mail that will be sent @throws ApiError `not_found`, `conflict` (it contained a secret link, which is not
 * stored, or its content was cleared)
 */
export async function resendEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const email = await lockEmail(tx, id)
    if (!email) throw notFound('E-mail')
    if (['sent', 'stored'].includes(email.state) && carriesSecret(email.key))
      throw new ApiError('conflict', 'Its link is not kept; a new one has to be asked for')
    if (!isWhole(email))
      throw new ApiError('conflict', 'Its recipient and text were cleared after their time')
    await recordChange(tx, actor, { collection: 'outgoing-emails', recordId: id, action: 'resend' })
    if (email.state === 'sent') return copyOf(tx, email)
    if (email.state !== 'queued') await requeueEmail(tx, id, clock.now())
    return id
  })
}

async function copyOf(db: Db, email: OutgoingEmail): Promise<string> {
  const { key, reservation, to, subject, body, body_text, attachments, reply_to } = email
  const { hall_demand, contact_message, author } = email
  const { settings } = await readEmailFacts(db, [])
  const id = newId()
  const message_id = messageId(id, settings)
  const about = { key, reservation, hall_demand, contact_message, author }
  await insertEmails(db, [{ ...about, id, to, subject, body, body_text, attachments, reply_to, message_id }])
  return id
}
