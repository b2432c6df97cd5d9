import { errorCode, type IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Failure } from './api.ts'
import { i18n } from '../texts/i18n.ts'

/** Words for a failed call, by its code; without an answer at all it is the connection. */
export function errorText(failure: Failure): string {
  if (failure.status === 0) return i18n.t('errors.offline')
  const known = errorCode.safeParse(failure.code)
  return i18n.t(`errors.${known.success ? known.data : 'internal'}`)
}

/** Words for what is wrong with one value. */
export const issueText = (code: IssueCode): string => i18n.t(`issues.${code}`)
