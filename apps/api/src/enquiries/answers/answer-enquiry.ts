import type { AnsweredCollection, EnquiryAnswerInput } from '@dvor/contract/guests/enquiry-answers.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid, notFound } from '../../platform/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import { queueEmail } from '../../messaging/queue-email.ts'
import { recordChange } from '../../history/queries.ts'
import { answeredKinds, type Enquiry } from './answered-kinds.ts'
import { enquiryAnswerWords } from '@dvor/texts/areas.ts'

/**
 * Answers an enquiry by an e-mail in its language, with what was asked below it, and marks it as answered. @returns id
 * of the e-mail @throws ApiError `not_found`, `invalid` (no address), `conflict` where the owner has switched this
 * e-mail off
 */
export async function answerEnquiry(
  db: Db,
  actor: Actor,
  target: { collection: AnsweredCollection; id: string },
  answer: EnquiryAnswerInput,
  clock: Clock,
): Promise<string> {
  const { collection, id } = target
  const { find, mark, markAnswered } = answeredKinds[collection]
  return inTransaction(db, async (tx) => {
    const after = await markAnswered(tx, id, clock.now())
    const enquiry = await find(tx, id)
    if (!after || !enquiry) throw notFound('Enquiry')
    if (!enquiry.email) throw invalid([{ path: 'email', code: 'required' }])
    const author = actorName(actor)
    const written = await queueEmail(tx, { ...emailTo(enquiry, answer), answer: { ...mark(id), author } })
    if (!written) throw new ApiError('conflict', 'The e-mail enquiry_answer is switched off')
    await recordChange(tx, actor, { collection, recordId: id, action: 'answered', after })
    return written
  })
}

function emailTo({ email, language, message }: Enquiry, { subject, text }: EnquiryAnswerInput) {
  const title = enquiryAnswerWords[language].asked
  return {
    key: 'enquiry_answer' as const,
    to: email,
    language,
    variables: { answer_subject: subject, answer: text },
    blocks: message ? [{ kind: 'quote' as const, title, text: message }] : [],
  }
}
