import { answerCalls } from '@dvor/contract/calls/guests/enquiries.ts'
import { answeredCollections } from '@dvor/contract/guests/enquiry-answers.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { keyOf, runWithIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { readAnswers } from './read-answers.ts'

/** Mounts the owner's answers to every kind of enquiry. */
export function mountAnswers(app: FastifyInstance, { db, clock }: Services): void {
  for (const collection of answeredCollections)
    mountCalls(app, answerCalls[collection], {
      answers: ({ params }) => readAnswers(db, collection, params.id),
      answer: async (request) => {
        const { actor, body, params } = request
        const answer = async (tx: Db) => ({
          id: await answerEnquiry(tx, actor, { collection, id: params.id }, body, clock),
        })
        return runWithIdempotencyKey(db, keyOf(request, actor), body, answer)
      },
    })
}
