import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueText } from '../client/error-text.ts'

/** Words by the field at which they are shown. */
export type FormIssues = Readonly<Record<string, string>>

/** Issues by their field; those inside a structured value are shown at it. */
export function issuesByField(issues: readonly FieldIssue[]): FormIssues {
  return Object.fromEntries(issues.map(({ path, code }) => [path.split('.')[0] ?? '', issueText(code)]))
}
