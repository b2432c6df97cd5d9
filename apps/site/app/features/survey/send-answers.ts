import type { ErrorCode, IssueCode } from '@dvor/contract/errors/errors.ts'
import { id as questionId } from '@dvor/contract/values/values.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Result of answers that were not accepted; all typed values come back. */
export interface SurveyAnswer {
  /** Number of tries, so that each is announced. */
  tries: number
  problem?: ErrorCode
  /** Errors by question. */
  issues: readonly { question: string; code: IssueCode }[]
  values: Readonly<Record<string, string>>
  consent: boolean
}

export const surveyPath = (id: string): string => `/spatna-vazba/${encodeURIComponent(id)}`

const prefix = 'survey_answers.'

/** Sends the form's answers; the page shows thanks for accepted ones, and for earlier ones. */
export async function sendAnswers(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  const typed = readForm(form)
  const survey_answers = Object.entries(typed.values).map(([survey_question, value]) => ({
    survey_question,
    value,
  }))
  const sent = await apiOf(context).surveys.attempt.answer(id, {
    survey_answers,
    publish_consent: typed.consent,
  })
  if (sent.ok || sent.error.code === 'conflict') return redirect(surveyPath(id), 303)
  const { code, fields = [], status } = sent.error
  const issues = fields
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, code: issue }) => ({ question: path.slice(prefix.length), code: issue }))
  const isAboutAnswers = code === 'invalid' && issues.length > 0
  const answer: SurveyAnswer = { ...typed, issues, ...(!isAboutAnswers && { problem: code }) }
  return data(answer, { status: status === 0 ? 503 : status })
}

function readForm(form: FormData): Pick<SurveyAnswer, 'tries' | 'values' | 'consent'> {
  const entries = [...form.entries()].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && questionId.safeParse(entry[0]).success,
  )
  return {
    tries: (Number(form.get('tries')) || 0) + 1,
    values: Object.fromEntries(entries),
    consent: form.get('publish_consent') === 'yes',
  }
}

/** Result when no answer came at all; the typed values stay in their fields. */
export const notSent = (form: FormData): SurveyAnswer => ({
  ...readForm(form),
  problem: 'unavailable',
  issues: [],
})
