import type { ContactMessage } from '@dvor/contract/enquiries.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { openForm, type EnquiryServices } from './open-form.ts'

/**
 * Hands a visitor's message over to the house; an answer to the e-mail reaches the visitor. A message that nobody would
 * get is refused, never swallowed. @throws ApiError `rate_limited`, `not_available`
 */
export async function sendContactMessage(
  db: Db,
  actor: Actor,
  message: ContactMessage,
  services: EnquiryServices,
): Promise<void> {
  const recipients = await openForm(db, actor, 'contact', services)
  if (message.website) return
  await inTransaction(db, async (tx) => {
    for (const to of recipients) {
      const queued = await queueEmail(tx, requestTo(to, message))
      if (!queued) throw new ApiError('not_available', 'Messages from the site are switched off')
    }
  })
}

function requestTo(to: string, { name, email, phone, message }: ContactMessage) {
  return {
    key: 'owner_contact_message' as const,
    to,
    language: 'sk' as const,
    replyTo: email,
    variables: { sender_name: name, sender_email: email, sender_phone: phone ?? '–', message },
  }
}
