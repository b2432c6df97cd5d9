import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueText } from '../client/error-text.ts'

/** Texts by field. */
export type FormIssues = Readonly<Record<string, string>>

/** Texts of issues by their top-level field. */
export function issuesByField(issues: readonly FieldIssue[]): FormIssues {
  return Object.fromEntries(issues.map(({ path, code }) => [path.split('.')[0] ?? '', issueText(code)]))
}
