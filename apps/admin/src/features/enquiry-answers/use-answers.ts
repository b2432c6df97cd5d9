import type { AnsweredCollection } from '@dvor/contract/guests/enquiry-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** An enquiry that is answered by e-mail, whatever its kind. */
export interface AnsweredEnquiry {
  readonly collection: AnsweredCollection
  readonly id: string
  readonly name: string
  readonly email: string
}

/** First key of the answers of all enquiries. */
export const answersKey = 'enquiry-answers'

/** The answers to an enquiry, and the beginning of the next one. */
export function useAnswers({ collection, id }: AnsweredEnquiry) {
  return useQuery({
    queryKey: [answersKey, collection, id],
    queryFn: async () => unwrap(await client.enquiries[collection].attempt.answers(id)),
  })
}
