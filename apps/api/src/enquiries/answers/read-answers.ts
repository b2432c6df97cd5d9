import type { AnsweredCollection, EnquiryAnswers } from '@dvor/contract/guests/enquiry-answers.ts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { notFound } from '../../platform/errors.ts'
import { enquiryAnswerWords } from '@dvor/texts/areas.ts'
import { answeredKinds, type Enquiry } from './answered-kinds.ts'

/** Reads the answers to an enquiry, oldest first, and the beginning of the next one. @throws ApiError `not_found` */
export async function readAnswers(
  db: Db,
  collection: AnsweredCollection,
  id: string,
): Promise<EnquiryAnswers> {
  const { column, find } = answeredKinds[collection]
  const enquiry = await find(db, id)
  if (!enquiry) throw notFound('Enquiry')
  const rows = outgoingEmailRows
  const answers = await db
    .select({
      id: rows.id,
      to: rows.to,
      subject: rows.subject,
      text: rows.body_text,
      author: rows.author,
      state: rows.state,
      attempts: rows.attempts,
      last_error: rows.last_error,
      sent_at: rows.sent_at,
      createdAt: rows.createdAt,
    })
    .from(rows)
    .where(eq(column, id))
    .orderBy(asc(rows.position))
  return { answers, draft: draftAnswer(collection, enquiry) }
}

const withFacts = (sentence: string, facts: readonly string[]): string =>
  facts.length > 0 ? `${sentence}: ${facts.join(', ')}` : sentence

/** The beginning of an answer in the language of its enquiry: greeting with the name, and what was asked for. */
function draftAnswer(
  collection: AnsweredCollection,
  { language, name, facts }: Enquiry,
): EnquiryAnswers['draft'] {
  const { greeting, subject, thanks } = enquiryAnswerWords[language]
  return {
    language,
    subject: withFacts(subject[collection], facts),
    text: `${greeting(name)}\n\n${withFacts(thanks[collection], facts)}.\n\n`,
  }
}
