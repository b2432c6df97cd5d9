import type { FieldIssue, IssueCode } from './errors.ts'
import { issueCode } from './errors.ts'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

const sizeCodes = {
  string: ['too_short', 'too_long'],
  array: ['too_short', 'too_many'],
} as const

function sizeCode(origin: string, end: 0 | 1): IssueCode {
  if (origin === 'string' || origin === 'array') return sizeCodes[origin][end]
  return end === 0 ? 'too_small' : 'too_big'
}

function formatCode(path: readonly PropertyKey[], format: string): IssueCode {
  const key = String(path.at(-1) ?? '')
  if (format === 'email') return 'invalid_email'
  if (key === 'phone' || key.endsWith('_phone')) return 'invalid_phone'
  return 'invalid_format'
}

function codeOf(issue: Issue): IssueCode {
  const result = issueCode.safeParse(issue.message)
  if (result.success) return result.data
  const absent = issue.input === undefined
  switch (issue.code) {
    case 'invalid_type':
      return absent ? 'required' : 'invalid_type'
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string' ? 'required' : sizeCode(issue.origin, 0)
    case 'too_big':
      return sizeCode(issue.origin, 1)
    case 'invalid_format':
      return formatCode(issue.path, issue.format)
    case 'invalid_value':
      return absent ? 'required' : 'invalid_choice'
    case 'invalid_union':
      return absent ? 'required' : 'invalid_value'
    default:
      return 'invalid_value'
  }
}

/** All issues found by zod, with the contract's codes; unknown keys each by its own path. */
export function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown_key' as const }))
      : [{ path: pathOf(issue.path), code: codeOf(issue) }],
  )
}
