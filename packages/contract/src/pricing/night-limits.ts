import type { FieldIssue } from '../errors/errors.ts'

/** A greatest number of nights below the fewest one. */
export function nightLimitIssues(record: Readonly<Record<string, unknown>>): FieldIssue[] {
  const { min_nights: fewest, max_nights: most } = record
  const isInverted = typeof fewest === 'number' && typeof most === 'number' && most < fewest
  if (!isInverted) return []
  // Both are named, because an edit reports only issues of changed fields.
  return [
    { path: 'max_nights', code: 'out_of_order' },
    { path: 'min_nights', code: 'out_of_order' },
  ]
}
