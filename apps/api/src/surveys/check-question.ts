import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
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
  if ((draft['kind'] ?? current?.['kind']) !== 'choice') return withoutOptions(draft, current)
  const issues = optionIssues(draft, current)
  if (issues.length > 0) throw invalid(issues)
  return draft
}

function optionIssues(draft: Draft, current: Row | undefined): FieldIssue[] {
  const of = (key: string) => (draft[key] === undefined ? current?.[key] : draft[key])
  const options = listOf(of('options'))
  const issues: FieldIssue[] = []
  if (options.length < 2) issues.push({ path: 'options', code: 'too_short' })
  else if (new Set(options).size < options.length) issues.push({ path: 'options', code: 'not_unique' })
  for (const [language, { options: labels }] of Object.entries((of('translations') ?? {}) as Translations))
    if (labels && labels.length !== options.length)
      issues.push({ path: `translations.${language}.options`, code: 'mismatch' })
  return issues
}

function withoutOptions(draft: Draft, current: Row | undefined): Draft {
  const languages = Object.entries((draft['translations'] ?? current?.['translations'] ?? {}) as Translations)
  const withoutThem = languages.map(([language, texts]) => {
    const { options: _, ...others } = texts
    return [language, others]
  })
  return { ...draft, options: null, translations: Object.fromEntries(withoutThem) }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
