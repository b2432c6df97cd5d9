import { surveys as declaration } from '@dvor/contract/collections/messages/surveys.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { editSchema, recordSchema } from '@dvor/contract/declaration/schemas.ts'
import {
  ratings,
  surveyReply,
  surveyView,
  surveySummary,
  surveySummaryQuery,
} from '@dvor/contract/guests/surveys.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { answers, typedApp } from '../platform/http/typed-routes.ts'
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

const tags = ['surveys']
const params = z.object({ id })
const record = recordSchema(declaration)

/** Mounts the calls of surveys beyond listing, counting and deleting them. */
export function mountSurveys(app: FastifyInstance, services: CollectionServices): void {
  mountOne(app, services)
  const { db } = services
  const typed = typedApp(app)
  typed.get('/ratings', {
    config: { access: 'anyone', cachedForPages: true },
    schema: {
      tags,
      summary: 'Čo povedali hostia, ktorí so zverejnením súhlasia',
      response: answers(ratings),
    },
    handler: () => readRatings(db),
  })
  typed.get('/survey-summary', {
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Odpovede spolu: priemery a rozdelenie',
      querystring: surveySummaryQuery,
      response: answers(surveySummary),
    },
    handler: ({ query }) => summariseAnswers(db, query),
  })
  typed.post('/surveys/:id/resend', {
    config: { access: 'admin' },
    schema: { tags, summary: 'Poslať dotazník znova', params, response: answers(record) },
    handler: async ({ actor, params: { id: surveyId } }) => {
      await inTransaction(db, (tx) => resendSurvey(tx, actor, surveyId, services))
      return readForOwner(services, actor, surveyId)
    },
  })
}

/** `GET` and `PUT /surveys/{id}`: the whole record for the owner, questions and reply for the guest with the link. */
function mountOne(app: FastifyInstance, services: CollectionServices): void {
  const typed = typedApp(app)
  const { db } = services
  const either = answers(z.union([record, surveyView]))
  typed.get('/surveys/:id', {
    config: { access: 'rule' },
    schema: { tags, summary: 'Dotazník; bez prihlásenia len otázky', params, response: either },
    handler: async ({ actor, params: { id: surveyId } }) =>
      isAdmin(actor)
        ? readForOwner(services, actor, surveyId)
        : presentSurvey(db, await findSurvey(db, surveyId)),
  })
  typed.put('/surveys/:id', {
    config: { access: 'rule', validatedByHandler: true },
    schema: {
      tags,
      summary: 'Úprava dotazníka; bez prihlásenia odpoveď hosťa, raz',
      params,
      body: z.union([editSchema(declaration), surveyReply]),
      response: either,
    },
    handler: async (request) => {
      const { actor } = request
      const surveyId = idOf(request)
      if (isAdmin(actor)) return editForOwner(services, request, surveyId)
      const survey = await answerSurvey(db, actor, surveyId, replyOf(request.body), services)
      return presentSurvey(db, survey)
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
  return survey as z.infer<typeof record>
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
