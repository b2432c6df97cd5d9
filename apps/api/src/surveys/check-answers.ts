import type { FieldIssue, IssueCode } from '@dvor/contract/errors/errors.ts'
import { ratingValues, yesNoValues, type SurveyReply } from '@dvor/contract/guests/surveys.ts'
import { invalid } from '../platform/errors.ts'
import type { NewAnswer, Question } from './queries.ts'

type Given = SurveyReply['survey_answers']

/** Path of an issue about a question. */
const pathOf = (question: string) => `survey_answers.${question}`

/**
 * Checks a guest's answers against the questions and reports every issue at once. An empty value is no answer.
 * @returns the answers in the order of the questions @throws ApiError `invalid`: an unknown question, one answered
 * twice, or a required one not answered
 */
export function checkAnswers(questions: readonly Question[], typedAnswers: Given): NewAnswer[] {
  const values = new Map(typedAnswers.map(({ survey_question, value }) => [survey_question, readable(value)]))
  const issues = [
    ...strangers(questions, typedAnswers),
    ...questions.flatMap((question) => issueOf(question, values)),
  ]
  if (issues.length > 0) throw invalid(issues)
  const answers = questions.flatMap(({ id, text }) => {
    const value = values.get(id)
    return value ? [{ survey_question: id, question_text: text, value }] : []
  })
  if (answers.length === 0) throw invalid([{ path: 'survey_answers', code: 'required' }])
  return answers
}

function strangers(questions: readonly Question[], answers: Given): FieldIssue[] {
  const questionIds = new Set(questions.map(({ id }) => id))
  const seen = new Set<string>()
  return answers.flatMap(({ survey_question: id }): FieldIssue[] => {
    if (!questionIds.has(id)) return [{ path: pathOf(id), code: 'not_found' }]
    if (seen.has(id)) return [{ path: pathOf(id), code: 'not_unique' }]
    seen.add(id)
    return []
  })
}

function issueOf(question: Question, values: ReadonlyMap<string, string>): FieldIssue[] {
  const code = codeOf(question, values.get(question.id) ?? '')
  return code ? [{ path: pathOf(question.id), code }] : []
}

function codeOf(question: Question, value: string): IssueCode | undefined {
  if (value === '') return question.required ? 'required' : undefined
  const allowed = allowedFor(question)
  return allowed && !allowed.includes(value) ? 'invalid_choice' : undefined
}

/** All allowed values; undefined for free text. */
export function allowedFor({
  kind,
  options,
}: Pick<Question, 'kind' | 'options'>): readonly string[] | undefined {
  if (kind === 'rating') return ratingValues
  if (kind === 'yes_no') return yesNoValues
  return kind === 'choice' ? (options ?? []) : undefined
}

/** Removes control characters, which PostgreSQL or mail programs cannot handle; line breaks stay. */
function readable(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
