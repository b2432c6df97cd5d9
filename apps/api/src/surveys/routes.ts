import { surveys as declaration } from '@dvor/contract/collections/messages/surveys.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { surveyCalls } from '@dvor/contract/calls/content/surveys.ts'
import { surveyReply } from '@dvor/contract/guests/surveys.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { parseBody } from '../crud/body.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import { findRow } from '../crud/read.ts'
import { editRow } from '../crud/write.ts'
import { isAdmin, type Actor } from '../platform/actor.ts'
import { inTransaction } from '../db/database.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { answerSurvey } from './answer-survey.ts'
import { presentSurvey } from './present-survey.ts'
import { findSurvey } from './queries.ts'
import { readRatings } from './read-ratings.ts'
import { resendSurvey } from './request-survey.ts'
import { summariseAnswers } from './summarise-answers.ts'

const params = z.object({ id })

/** Mounts the calls of surveys beyond listing, counting and deleting them. */
export function mountSurveys(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  mountCalls(app, surveyCalls, {
    read: async ({ actor, params: { id: surveyId } }) =>
      isAdmin(actor)
        ? readForOwner(services, actor, surveyId)
        : presentSurvey(db, await findSurvey(db, surveyId)),
    answer: {
      validatedByHandler: true,
      handler: async (request) => {
        const { actor } = request
        const surveyId = idOf(request)
        if (isAdmin(actor)) return editForOwner(services, request, surveyId)
        const survey = await answerSurvey(db, actor, surveyId, replyOf(request.body), services)
        return presentSurvey(db, survey)
      },
    },
    ratings: { sameForVisitors: true, handler: () => readRatings(db) },
    summary: ({ query }) => summariseAnswers(db, query),
    resend: async ({ actor, params: { id: surveyId } }) => {
      await inTransaction(db, (tx) => resendSurvey(tx, actor, surveyId, services))
      return readForOwner(services, actor, surveyId)
    },
  })
}

const contextOf = ({ clock, publicUrl }: CollectionServices, actor: Actor) => ({ actor, clock, publicUrl })

async function readForOwner(services: CollectionServices, actor: Actor, surveyId: string) {
  const { db, registry } = services
  const surveys = collectionOf(registry, declaration)
  const context = contextOf(services, actor)
  const row = await findRow(db, surveys, surveyId, context)
  const [survey] = await present(db, registry, surveys, [row], context, 'single')
  if (!survey) throw notFound('Survey')
  return survey
}

async function editForOwner(services: CollectionServices, request: FastifyRequest, surveyId: string) {
  const surveys = collectionOf(services.registry, declaration)
  const context = contextOf(services, request.actor)
  const row = await findRow(services.db, surveys, surveyId, context)
  await editRow(services.db, surveys, surveyId, parseBody(declaration, request.body, row), context, {
    ifMatch: ifMatchOf(request),
  })
  return readForOwner(services, request.actor, surveyId)
}

/** The id is parsed here, because the route validates its body itself and the engine then does not check the path. */
function idOf(request: FastifyRequest): string {
  const given = params.safeParse(request.params)
  if (!given.success) throw notFound('Survey')
  return given.data.id
}

function replyOf(body: unknown) {
  const reply = surveyReply.safeParse(body, { reportInput: true })
  if (!reply.success) throw invalid(fieldIssues(reply.error.issues))
  return reply.data
}
