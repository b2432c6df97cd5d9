import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Draft, Hooks, Row } from '../crud/define.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { countAnswersTo } from './queries.ts'

/**
 * Checks a question: a choice needs at least two different options and the same number of translations; other kinds
 * have none. The kind must not change once there are answers, because they could not be read any more. @throws
 * ApiError `invalid`, `in_use`
 */
export const checkQuestion: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const changed = current && draft['kind'] !== undefined && draft['kind'] !== current['kind']
  const answers = changed ? await countAnswersTo(db, current.id) : 0
  if (answers > 0)
    throw new ApiError('in_use', 'It was answered already', { details: { survey_answers: answers } })
  if ((draft['kind'] ?? current?.['kind']) !== 'choice') return { ...draft, options: null, options_en: null }
  const issues = optionIssues(draft, current)
  if (issues.length > 0) throw invalid(issues)
  return draft
}

function optionIssues(draft: Draft, current: Row | undefined): FieldIssue[] {
  const of = (key: string) => (draft[key] === undefined ? current?.[key] : draft[key])
  const options = listOf(of('options'))
  const english = listOf(of('options_en'))
  const issues: FieldIssue[] = []
  if (options.length < 2) issues.push({ path: 'options', code: 'too_short' })
  else if (new Set(options).size < options.length) issues.push({ path: 'options', code: 'not_unique' })
  if (english.length > 0 && english.length !== options.length)
    issues.push({ path: 'options_en', code: 'mismatch' })
  return issues
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
