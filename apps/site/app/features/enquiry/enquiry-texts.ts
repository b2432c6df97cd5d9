import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryWords } from './enquiry-words.ts'

/** The label of a field, by the name under which the API knows it. */
export const fieldLabel = (name: string, language: Language): string => {
  const labels: Readonly<Record<string, string>> = enquiryWords[language].labels
  return labels[name] ?? name
}

/** Why a form did not go through, as a sentence that says what to do now. */
export function enquiryProblem(code: ErrorCode, language: Language): string {
  const own: Partial<Record<ErrorCode, string>> = enquiryWords[language].problems
  return own[code] ?? problemText(code, language)
}

/** What is wrong with a field, said so that it can be mended. */
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
