import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { issueText } from '../client/error-text.ts'

/** What is wrong with each value, by its whole path (`guest.email`), in words. */
export const issueTexts = (issues: readonly FieldIssue[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, code }) => [path, issueText(code)]))
