import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueText } from '../../core/client/error-text.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** The words for what is wrong with a row's value. */
export function rowIssueText({ path, code }: FieldIssue): string {
  if (path === 'stay') return i18n.t(code === 'too_many' ? 'rooming.roomFull' : 'rooming.unknownRoom')
  return code === 'not_unique' ? i18n.t('rooming.doubled') : issueText(code)
}
