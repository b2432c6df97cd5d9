import type { ContactMessage } from '@dvor/contract/guests/enquiries.ts'
import { systemActor, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { recordChange } from '../history/queries.ts'
import { openForm, type EnquiryServices } from './open-form.ts'
import { insertMessage } from './queries.ts'

/**
 * Stores a visitor's message in the owner's list and sends it to the form's recipients; replies go to the visitor. The
 * message is stored also where its e-mail is switched off. @throws ApiError `rate_limited`, `not_available`
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
    const id = await keepMessage(tx, message)
    const url = `${services.publicUrl}/contact-messages/edit/${id}`
    for (const to of recipients) await queueEmail(tx, requestTo(to, message, url))
  })
}

async function keepMessage(tx: Db, { website: _trap, ...values }: ContactMessage): Promise<string> {
  const id = await insertMessage(tx, values)
  await recordChange(tx, systemActor, { collection: 'contact-messages', recordId: id, action: 'create' })
  return id
}

function requestTo(to: string, { name, email, phone, message }: ContactMessage, admin_url: string) {
  return {
    key: 'owner_contact_message' as const,
    to,
    language: 'sk' as const,
    replyTo: email,
    variables: { sender_name: name, sender_email: email, sender_phone: phone ?? '–', message, admin_url },
  }
}
