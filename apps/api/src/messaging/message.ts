import type { SendMailOptions } from 'nodemailer'
import type { Db } from '../db/database.ts'
import { acceptedTermsPdf } from '../property/terms/render-terms.ts'
import type { Attachment } from '../db/schema/messages/email-content.ts'
import { findEmailFile } from './email-files.ts'
import type { OutgoingEmail } from './queries.ts'

/** Reads the PDF of a document that an e-mail carries; null where there is none any more. */
export type ReadDocument = (
  db: Db,
  attachment: Extract<Attachment, { kind: 'document' | 'paper' | 'voucher' }>,
) => Promise<Buffer | null>

/** Services that the attachments need. */
export interface MessageServices {
  publicUrl: string
  /** Documents are issued by a module above this one; the API's composition passes it in. */
  readDocument: ReadDocument
}

type MailAttachment = NonNullable<SendMailOptions['attachments']>[number]

/**
 * Builds the message of a stored e-mail: html, text, calendar file, the terms as they were accepted,
 * documents.
 */
export async function messageOf(
  db: Db,
  email: OutgoingEmail,
  from: { name: string; address: string },
  services: MessageServices,
): Promise<SendMailOptions> {
  const attachments = await Promise.all(
    email.attachments.map((attachment) => attached(db, attachment, services)),
  )
  return {
    from,
    // Passed as an object and never parsed, so that a comma in it cannot add a recipient.
    to: { name: '', address: email.to },
    ...(email.reply_to && { replyTo: { name: '', address: email.reply_to } }),
    subject: email.subject,
    messageId: email.message_id,
    date: new Date(email.createdAt),
    html: withOrigin(email.body, services.publicUrl),
    text: email.body_text,
    attachments: attachments.filter((attachment) => attachment !== null),
    // Not on one that a person wrote (RFC 3834), so that the guest's own automatic answer comes back.
    ...(!email.author && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}

/** Adds the origin to pictures and links of the property's site, which the editor writes without it. */
const withOrigin = (html: string, publicUrl: string): string =>
  html.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${publicUrl}/`)

async function attached(
  db: Db,
  attachment: Attachment,
  services: MessageServices,
): Promise<MailAttachment | null> {
  const { filename } = attachment
  if (attachment.kind === 'calendar')
    return {
      filename,
      content: attachment.content,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    }
  if (attachment.kind === 'terms')
    return {
      filename,
      content: await acceptedTermsPdf(db, attachment, services.publicUrl),
      contentType: 'application/pdf',
    }
  if (attachment.kind === 'file') {
    const file = await findEmailFile(db, attachment.file)
    return file ? { filename, content: file.content } : null
  }
  const content = await services.readDocument(db, attachment)
  return content && { filename, content, contentType: 'application/pdf' }
}
