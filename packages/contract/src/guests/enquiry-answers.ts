import { z } from 'zod'
import { reservationMessage } from '../messages/emails.ts'
import { id, language, line } from '../values/values.ts'

/** Collections of enquiries that the owner answers by e-mail. */
export const answeredCollections = ['hall-demands', 'contact-messages'] as const
export type AnsweredCollection = (typeof answeredCollections)[number]

/** `POST /{collection}/{id}/answers`: the owner's e-mail to the person who asked. */
export const enquiryAnswerInput = z.strictObject({
  subject: line(300).trim().min(1),
  text: z.string().trim().min(1).max(10_000),
})
export type EnquiryAnswerInput = z.infer<typeof enquiryAnswerInput>

/** Id of the answer in the outbox. */
export const enquiryAnswered = z.object({ id })

/** An answer as it went out, with its state in the outbox; recipient, subject and text are null once they were erased. */
const enquiryAnswer = reservationMessage.omit({ key: true }).extend({
  /** Plain text, with the greeting of the property and what was asked. */
  text: z.string().nullable(),
  /** Name of the user who wrote it. */
  author: z.string().nullable(),
})

/** `GET /{collection}/{id}/answers`: the answers, oldest first, and the beginning of the next one. */
export const enquiryAnswers = z.object({
  answers: z.array(enquiryAnswer),
  draft: z.object({ language, subject: z.string(), text: z.string() }),
})
export type EnquiryAnswers = z.infer<typeof enquiryAnswers>
