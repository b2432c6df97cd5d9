import { translate } from '@dvor/contract/translations/translate.ts'
import { canRead } from '@dvor/contract/declaration/seen.ts'
import { surveys as declaration } from '@dvor/contract/collections/messages/surveys.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { surveyCalls } from '@dvor/contract/calls/content/surveys.ts'
import {
  surveyReply,
  type SurveyQuestionView,
  type SurveyView,
  type Ratings,
} from '@dvor/contract/guests/surveys.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { Language } from '@dvor/format/languages.ts'
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
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { answerSurvey, isSurveyOpen } from './answer-survey.ts'
import { findSurvey, listActiveQuestions, type Question, type Survey } from './queries.ts'
import { resendSurvey } from './request-survey.ts'
import { summariseAnswers } from './summarise-answers.ts'
import { listPublicAverages, listQuotes } from './summary-queries.ts'

/** Of each language. */
const mostQuotes = 12

const params = z.object({ id })

/** Mounts the calls of surveys beyond listing, counting and deleting them. */
export function mountSurveys(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  mountCalls(app, surveyCalls, {
    read: async ({ actor, params: { id: surveyId } }) =>
      canRead(actor, declaration)
        ? readForOwner(services, actor, surveyId)
        : presentSurvey(db, await findSurvey(db, surveyId)),
    answer: {
      validatedByHandler: true,
      handler: async (request) => {
        const { actor } = request
        const surveyId = idOf(request)
        if (canRead(actor, declaration)) return editForOwner(services, request, surveyId)
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

/**
 * Ratings and comments of past guests that they agreed to publish, on questions that the owner has marked for the
 * site. The first rating question stands for the whole stay.
 */
async function readRatings(db: Db): Promise<Ratings> {
  const questions = await listPublicAverages(db)
  const [whole] = questions
  const quotes = await listQuotes(db, whole?.id ?? null, mostQuotes)
  return { count: whole?.count ?? 0, average: whole?.average ?? null, questions, quotes }
}

/** A survey for its guest: the questions, and a first name for the greeting. */
async function presentSurvey(db: Db, survey: Survey): Promise<SurveyView> {
  const { id, first_name, language, done } = survey
  const questions = done ? [] : await listActiveQuestions(db)
  const survey_questions = questions.map((question) => presentQuestion(question, language))
  return { id, first_name, language, done, open: await isSurveyOpen(db), survey_questions }
}

/** In the guest's language where the owner has translated it; the answers are Slovak in any case. */
function presentQuestion(question: Question, language: Language): SurveyQuestionView {
  const { id, kind, required, on_site } = question
  const { text, options } = translate(question, ['text', 'options'], language, true)
  return {
    id,
    kind,
    required,
    on_site,
    text,
    options: (question.options ?? []).map((value, index) => ({ value, label: options?.[index] ?? value })),
  }
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
  await editRow(
    services.db,
    surveys,
    surveyId,
    parseBody(declaration, request.body, row, request.actor),
    context,
    {
      ifMatch: ifMatchOf(request),
    },
  )
  return readForOwner(services, request.actor, surveyId)
}

/** The id is parsed here, because the route validates its body itself and the engine then does not check the path. */
function idOf(request: FastifyRequest): string {
  const result = params.safeParse(request.params)
  if (!result.success) throw notFound('Survey')
  return result.data.id
}

function replyOf(body: unknown) {
  const reply = surveyReply.safeParse(body, { reportInput: true })
  if (!reply.success) throw invalid(fieldIssues(reply.error.issues))
  return reply.data
}
