import type { FieldIssue } from '../errors/errors.ts'

/** A season that repeats every year and would overlap its own repetition. */
export function yearlyIssues(record: Readonly<Record<string, unknown>>): FieldIssue[] {
  const { valid_from: from, valid_to: to, repeats_yearly } = record
  if (repeats_yearly !== true || typeof from !== 'string' || typeof to !== 'string') return []
  const nextYear = `${String(Number(from.slice(0, 4)) + 1).padStart(4, '0')}${from.slice(4)}`
  if (to < nextYear) return []
  // All are named, because an edit reports only issues of changed fields.
  return ['valid_to', 'valid_from', 'repeats_yearly'].map((path) => ({ path, code: 'longer_than_year' }))
}
