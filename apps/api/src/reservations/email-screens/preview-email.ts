import type { EmailPreviewRequest } from '@dvor/contract/messages/emails.ts'
import type { Actor } from '../../platform/actor.ts'
import { translate } from '@dvor/contract/translations/translate.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid, notFound } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { newId } from '../../db/ids.ts'
import type { Services } from '../../platform/services.ts'
import { sampleRequest, type Sample } from './sample-request.ts'
import {
  findTextsById,
  insertEmails,
  readEmailFacts,
  type EmailTexts,
  type EmailFacts,
} from '../../messaging/queries.ts'
import { messageId } from '../../messaging/queue-email.ts'
import { renderEmail, type Rendered } from '../../messaging/rendering/render-email.ts'
import { textIssues } from '../../messaging/rendering/text-issues.ts'
import { isEmailKey } from '../../messaging/rendering/email-kinds.ts'

type Needs = Pick<Services, 'db' | 'publicUrl' | 'clock'>

interface Shown {
  texts: EmailTexts
  property: EmailFacts
  sample: Sample
  rendered: Rendered
}

/**
 * Renders an e-mail with the data of a real reservation. @throws ApiError `not_found`,
 * `invalid` (a variable that this kind does not have)
 */
export async function previewEmail(
  needs: Needs,
  id: string,
  request: EmailPreviewRequest,
): Promise<Rendered> {
  return (await show(needs.db, needs, id, request)).rendered
}

/** Sends the same to the user who asks for it, through the outbox. @returns the address */
export async function sendTestEmail(
  needs: Needs,
  actor: Actor,
  id: string,
  request: EmailPreviewRequest,
): Promise<string> {
  if (actor.kind !== 'user') throw new ApiError('forbidden', 'Needs somebody to send it to')
  const to = actor.user.email
  await inTransaction(needs.db, async (tx) => {
    const { texts, property, sample, rendered } = await show(tx, needs, id, request)
    const { subject, html: body, text: body_text } = rendered
    const emailId = newId()
    const email = {
      id: emailId,
      key: texts.key,
      to,
      body,
      body_text,
      attachments: [...(sample.attachments ?? [])],
    }
    await insertEmails(tx, [
      { ...email, subject: `[Skúška] ${subject}`, message_id: messageId(emailId, property.settings) },
    ])
  })
  return to
}

async function show(db: Db, needs: Needs, id: string, request: EmailPreviewRequest): Promise<Shown> {
  const saved = await findTextsById(db, id)
  if (!saved || !isEmailKey(saved.key)) throw notFound('E-mail')
  const texts = await withDraft(saved, request)
  const property = await readEmailFacts(db, [])
  const sample = await sampleRequest(db, property.settings, saved.key, request, needs)
  return { texts, property, sample, rendered: renderEmail(texts, property.settings, sample) }
}

/** The texts of the form, checked by the same rules as saved ones. */
async function withDraft(
  saved: EmailTexts,
  { language, subject, body }: EmailPreviewRequest,
): Promise<EmailTexts> {
  const draft = { ...(subject && { subject }), ...(body && { body: await cleanHtml(body) }) }
  const issues = textIssues(saved.key, draft)
  if (issues.length > 0) throw invalid(issues)
  const kept = translate(saved, ['subject', 'body'], language, true)
  return { ...saved, ...kept, ...draft, translations: {} }
}
