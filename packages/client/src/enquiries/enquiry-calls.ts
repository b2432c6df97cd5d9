import type {
  AnsweredCollection,
  EnquiryAnswered,
  EnquiryAnswerInput,
  EnquiryAnswers,
} from '@dvor/contract/guests/enquiry-answers.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const answersOf = (collection: AnsweredCollection, id: string) =>
  `/${collection}/${encodeURIComponent(id)}/answers`

/** The owner's answers to enquiries. */
export function enquiryCalls(send: Send) {
  return withAttempt({
    /** The answers to an enquiry, and the beginning of the next one. */
    answers: (collection: AnsweredCollection, id: string): Promise<Attempt<EnquiryAnswers>> =>
      send('GET', answersOf(collection, id)),
    /** Answers an enquiry by e-mail. */
    answer: (
      collection: AnsweredCollection,
      id: string,
      body: EnquiryAnswerInput,
    ): Promise<Attempt<EnquiryAnswered>> => send('POST', answersOf(collection, id), { body }),
  })
}
