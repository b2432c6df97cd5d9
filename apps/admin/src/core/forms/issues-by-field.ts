import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import type { z } from 'zod'
import { issueTextOf } from '../client/error-text.ts'

/** Texts by field. */
export type FormIssues = Readonly<Record<string, string>>

/** Texts of issues by their top-level field; of translations by language and field. */
export function issuesByField(issues: readonly FieldIssue[]): FormIssues {
  return Object.fromEntries(issues.map((issue) => [fieldOf(issue.path), issueTextOf(issue)]))
}

const fieldOf = (path: string): string => {
  const parts = path.split('.')
  return parts.slice(0, parts[0] === 'translations' ? 3 : 1).join('.')
}

/** Issues of typed values against the contract’s schema; empty when they are valid. */
export function issuesAgainst(schema: z.ZodType, values: unknown): FormIssues {
  const { error } = schema.safeParse(values, { reportInput: true })
  return error ? issuesByField(fieldIssues(error.issues)) : {}
}
