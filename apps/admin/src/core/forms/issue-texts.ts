import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueText } from '../client/error-text.ts'

/** Texts of issues by their whole path (`guest.email`). */
export const issueTexts = (issues: readonly FieldIssue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, code }) => [path, issueText(code)]))
