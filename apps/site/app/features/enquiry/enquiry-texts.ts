import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryWords } from './enquiry-words.ts'

/** Label of a field by its name in the API. */
export const fieldLabel = (name: string, language: Language): string => {
  const labels: Readonly<Record<string, string>> = enquiryWords[language].labels
  return labels[name] ?? name
}

/** Explains why a form was not accepted and how to go on. */
export function enquiryProblem(code: ErrorCode, language: Language): string {
  const own: Partial<Record<ErrorCode, string>> = enquiryWords[language].problems
  return own[code] ?? problemText(code, language)
}

/** Explains what is wrong with a field and how to correct it. */
export function enquiryIssue(
  { values, issues }: EnquiryAnswer,
  path: string,
  language: Language,
): string | undefined {
  const issue = issues.find((one) => one.path === path)
  return issue && sentence(issue, values[path]?.trim() ?? '', language)
}

function sentence(issue: FieldIssue, value: string, language: Language): string {
  const wrong: Readonly<Record<string, string>> = enquiryWords[language].wrong
  if (value === '') return fieldText({ path: issue.path, code: 'required' }, language)
  if (issue.code === 'too_long') return fieldText(issue, language)
  return wrong[issue.path] ?? fieldText(issue, language)
}
