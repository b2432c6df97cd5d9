import type { SurveySummaryQuery } from '@dvor/contract/guests/surveys.ts'
import { endOfDayInstant, startOfDayInstant } from '@dvor/format/instants.ts'
import { and, asc, count, desc, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import {
  surveyAnswerRows as answers,
  surveyQuestionRows as questions,
  surveyRows as surveys,
} from '../db/schema/messages/surveys.ts'
import type { Question } from './queries.ts'

/** Condition for a column's moments within days of the property. */
function inRange(column: AnyPgColumn, { from, to }: SurveySummaryQuery) {
  return and(
    from ? gte(column, startOfDayInstant(from).toISOString()) : undefined,
    to ? lte(column, endOfDayInstant(to).toISOString()) : undefined,
  )
}

/** All questions, active or not, in their order. */
export async function listQuestions(db: Db): Promise<Question[]> {
  return db.select().from(questions).orderBy(asc(questions.order), asc(questions.id))
}

/** Numbers of surveys sent and of surveys answered within the days, each by its own day. */
export async function countSurveys(
  db: Db,
  range: SurveySummaryQuery,
): Promise<{ sent: number; done: number }> {
  const [row] = await db
    .select({
      sent: sql<number>`count(*) filter (where ${and(isNotNull(surveys.sent_at), inRange(surveys.sent_at, range))})::int`,
      done: sql<number>`count(*) filter (where ${and(surveys.done, inRange(surveys.done_at, range))})::int`,
    })
    .from(surveys)
  return row ?? { sent: 0, done: 0 }
}

export interface ValueCount {
  question: string
  /** Null stands for all free texts. */
  value: string | null
  count: number
}

/** Number of each value of each question; free texts are only counted. */
export async function countValues(db: Db, range: SurveySummaryQuery): Promise<ValueCount[]> {
  const value = sql<string | null>`case when ${questions.kind} = 'text' then null else ${answers.value} end`
  return db
    .select({ question: answers.survey_question, value, count: count() })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.survey_question))
    .innerJoin(surveys, eq(surveys.id, answers.survey))
    .where(inRange(surveys.done_at, range))
    .groupBy(answers.survey_question, value)
}

const isPublic = and(surveys.done, surveys.publish_consent, questions.on_site, questions.active)

/** Averages of the questions marked for the site, in their order. */
export async function listPublicAverages(db: Db) {
  return db
    .select({
      id: questions.id,
      text: questions.text,
      average: sql<number>`round(avg(${answers.value}::int), 2)::float8`,
      count: count(),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.survey_question))
    .innerJoin(surveys, eq(surveys.id, answers.survey))
    .where(and(isPublic, eq(questions.kind, 'rating')))
    .groupBy(questions.id)
    .orderBy(asc(questions.order), asc(questions.id))
}

/**
 * Free texts that guests agreed to publish, the latest first, with their rating in `starsOf`: at most `most` of each
 * language, so that readers of every language find some.
 */
export async function listQuotes(db: Db, starsOf: string | null, most: number) {
  const stars = starsOf
    ? sql<number | null>`(select a.value::int from survey_answers a
        where a.survey = ${surveys.id} and a.survey_question = ${starsOf})`
    : sql<number | null>`null::int`
  const place = sql<number>`row_number() over (
    partition by ${surveys.language} order by ${surveys.done_at} desc, ${surveys.id}, ${answers.position})::int`
  const isFirst = sql`row_number() over (partition by ${surveys.id} order by ${answers.position}) = 1`
  const ranked = db
    .select({
      first_name: surveys.first_name,
      month: sql<string | null>`to_char(${reservations.departure}, 'YYYY-MM')`.as('month'),
      stars: stars.as('stars'),
      text: answers.value,
      owner_answer: sql<string | null>`case when ${isFirst} then ${surveys.owner_answer} end`.as(
        'owner_answer',
      ),
      language: surveys.language,
      done_at: surveys.done_at,
      place: place.as('place'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.survey_question))
    .innerJoin(surveys, eq(surveys.id, answers.survey))
    .leftJoin(reservations, eq(reservations.id, surveys.reservation))
    .where(and(isPublic, eq(questions.kind, 'text'), ne(answers.value, '')))
    .as('ranked')
  const {
    first_name,
    month,
    stars: starCount,
    text,
    owner_answer,
    language,
    done_at,
    place: ranking,
  } = ranked
  return db
    .select({ first_name, month, stars: starCount, text, owner_answer, language })
    .from(ranked)
    .where(lte(ranking, most))
    .orderBy(desc(done_at), asc(ranking))
}
