import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueTextOf } from '../client/error-text.ts'

/** Texts by field. */
export type FormIssues = Readonly<Record<string, string>>

/** Texts of issues by their top-level field. */
export function issuesByField(issues: readonly FieldIssue[]): FormIssues {
  return Object.fromEntries(issues.map((issue) => [issue.path.split('.')[0] ?? '', issueTextOf(issue)]))
}
