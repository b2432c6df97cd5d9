import {
  answeredCollections,
  enquiryAnswered,
  enquiryAnswerInput,
  enquiryAnswers,
  type AnsweredCollection,
} from '@dvor/contract/guests/enquiry-answers.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { keyOf, runWithIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { answers, typedApp, type TypedApp } from '../../platform/http/typed-routes.ts'
import type { Services } from '../../platform/services.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { readAnswers } from './read-answers.ts'

const params = z.object({ id })
const config = { access: 'admin' } as const

/** Mounts the owner's answers to every kind of enquiry. */
export function mountAnswers(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  for (const collection of answeredCollections) mountAnswersTo(typed, collection, services)
}

function mountAnswersTo(app: TypedApp, collection: AnsweredCollection, { db, clock }: Services): void {
  const path = `/${collection}/:id/answers`
  const tags = [collection]
  app.get(path, {
    config,
    schema: { tags, summary: 'Naše odpovede a začiatok ďalšej', params, response: answers(enquiryAnswers) },
    handler: ({ params: asked }) => readAnswers(db, collection, asked.id),
  })
  app.post(path, {
    config,
    schema: {
      tags,
      summary: 'Odpoveď e-mailom',
      params,
      body: enquiryAnswerInput,
      response: answers(enquiryAnswered),
    },
    handler: async (request) => {
      const { actor, body, params: asked } = request
      const answer = async (tx: Db) => ({
        id: await answerEnquiry(tx, actor, { collection, id: asked.id }, body, clock),
      })
      return runWithIdempotencyKey(db, keyOf(request, actor), body, answer)
    },
  })
}
