import type { Language } from '@dvor/format/languages.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Attachment, Block } from '../db/schema/messages/email-content.ts'
import { insertEmails, readEmailFacts, type AnswerMark, type EmailFacts, type NewEmail } from './queries.ts'
import { renderEmail } from './rendering/render-email.ts'
import type { FlagName } from './rendering/variables.ts'
import type { EmailKey, GivenVariable } from './rendering/email-kinds.ts'

interface Request<K extends EmailKey> {
  key: K
  /** One address. */
  to: string
  language: Language
  /** Every variable that this kind of e-mail may use (see `emailKinds`), as finished text. */
  variables: Record<GivenVariable<K>, string>
  /** Switches that are on. */
  sections?: readonly FlagName[]
  /** Blocks below the editable text. */
  blocks?: readonly Block[]
  attachments?: readonly Attachment[]
  /** The reservation that it is about; e-mails about it to one address are sent in order. */
  reservation?: string
  /** The enquiry that it answers, and its author. */
  answer?: AnswerMark
  /** Address for replies, when it is not the property's. */
  replyTo?: string
  /** The moment (ISO) before which it is not sent. */
  notBefore?: string | undefined
  /** Names the event of the e-mail; a second e-mail with the same key is not written. */
  event_key?: string
}

export type EmailRequest<K extends EmailKey = EmailKey> = { [Key in K]: Request<Key> }[K]

/**
 * Writes an e-mail into the outbox, in the transaction of its event. Text, subject and attachments are frozen here;
 * the sender sends it after the commit. @returns its id, or null when the property does not send this kind or the
 * event has an e-mail already
 */
export async function queueEmail(db: Db, request: EmailRequest): Promise<string | null> {
  const property = await readEmailFacts(db, [request.key])
  const [id] = await queueEmails(db, property, [request])
  return id ?? null
}

/** The same for several e-mails, with settings and texts that were read before; in the order of sending. */
export async function queueEmails(
  db: Db,
  property: EmailFacts,
  requests: readonly EmailRequest[],
): Promise<string[]> {
  return insertEmails(
    db,
    requests.flatMap((request) => emailRow(property, request) ?? []),
  )
}

function emailRow({ settings, texts }: EmailFacts, request: EmailRequest): NewEmail | null {
  const text = texts.get(request.key)
  if (!text?.active) return null
  const { subject, html, text: body_text } = renderEmail(text, settings, request)
  const { key, to, reservation, event_key } = request
  const id = newId()
  return {
    id,
    key,
    reservation,
    ...request.answer,
    to,
    subject,
    body: html,
    body_text,
    attachments: [...(request.attachments ?? [])],
    reply_to: request.replyTo,
    message_id: messageId(id, settings),
    event_key,
    next_attempt_at: request.notBefore ?? null,
  }
}

/** In the sender's own domain, because mail servers distrust any other. */
export function messageId(id: string, { email }: Pick<Settings, 'email'>): string {
  return `<${id}@${email.slice(email.lastIndexOf('@') + 1)}>`
}
