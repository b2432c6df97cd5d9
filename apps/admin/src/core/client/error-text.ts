import { errorCode, type FieldIssue, type IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Failure } from './api.ts'
import { i18n } from '../texts/i18n.ts'

/** Text for a failed call by its code; a call without an answer is a lost connection. */
export function errorText(failure: Failure): string {
  if (failure.status === 0) return i18n.t('errors.offline')
  const known = errorCode.safeParse(failure.code)
  return i18n.t(`errors.${known.success ? known.data : 'internal'}`)
}

/** Text for an invalid value. */
export const issueText = (code: IssueCode): string => i18n.t(`issues.${code}`)

/** Text of an issue, with its line where it has one. */
export const issueTextOf = ({ code, line }: FieldIssue): string =>
  line === undefined ? issueText(code) : i18n.t('issueAtLine', { line, text: issueText(code) })
