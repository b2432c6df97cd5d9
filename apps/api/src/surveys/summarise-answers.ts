import type { QuestionSummary, SurveySummary, SurveySummaryQuery } from '@dvor/contract/guests/surveys.ts'
import type { Db } from '../db/database.ts'
import { allowedFor } from './check-answers.ts'
import type { Question } from './queries.ts'
import { countSurveys, countValues, listQuestions, type ValueCount } from './summary-queries.ts'

/**
 * Summary of all answers: the number of each value, and the average of ratings. Questions that are no longer asked
 * come last.
 */
export async function summariseAnswers(db: Db, range: SurveySummaryQuery): Promise<SurveySummary> {
  const [surveys, questions, counted] = await Promise.all([
    countSurveys(db, range),
    listQuestions(db),
    countValues(db, range),
  ])
  const summed = questions.map((question) =>
    summaryOf(
      question,
      counted.filter((value) => value.question === question.id),
    ),
  )
  const summaries = summed.filter(({ active, count }) => active || count > 0)
  return { ...surveys, questions: summaries.toSorted((a, b) => Number(b.active) - Number(a.active)) }
}

function summaryOf(question: Question, counted: readonly ValueCount[]): QuestionSummary {
  const { id, text, kind, active } = question
  const count = counted.reduce((sum, value) => sum + value.count, 0)
  const distribution = kind === 'text' ? [] : distributionOf(question, counted)
  return {
    id,
    text,
    kind,
    active,
    count,
    average: kind === 'rating' ? averageOf(counted) : null,
    distribution,
  }
}

/** Counts of all possible values, then of those no longer possible: a removed option stays counted. */
function distributionOf(question: Question, counted: readonly ValueCount[]) {
  const countByValue = new Map(
    counted.flatMap(({ value, count }) => (value === null ? [] : [[value, count]])),
  )
  const allowed = allowedFor(question) ?? []
  const former = [...countByValue.keys()].filter((value) => !allowed.includes(value))
  return [...allowed, ...former].map((value) => ({ value, count: countByValue.get(value) ?? 0 }))
}

/** Rounded to two decimal places. */
function averageOf(counted: readonly ValueCount[]): number | null {
  const count = counted.reduce((sum, value) => sum + value.count, 0)
  if (count === 0) return null
  const sum = counted.reduce((total, { value, count: times }) => total + Number(value) * times, 0)
  return Math.round((sum / count) * 100) / 100
}
