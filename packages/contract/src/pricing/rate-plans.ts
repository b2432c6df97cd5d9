import type { FieldIssue } from '../errors/errors.ts'
import { stayRangeIssues } from './contradictions.ts'
import { nightLimitIssues } from './night-limits.ts'
import { wholePrice } from './price-rules.ts'

/** How the price of a rate plan differs from the base price; `value` is in hundredths of a percent, or in cents. */
export const planEffects = [
  { value: 'none', label: { sk: 'Bez rozdielu', en: 'No difference' } },
  { value: 'percent', label: { sk: 'Percentá z ceny', en: 'Percent of the price' } },
  { value: 'night', label: { sk: 'Suma za noc', en: 'Amount per night' } },
  { value: 'person_night', label: { sk: 'Suma za osobu a noc', en: 'Amount per person and night' } },
] as const
export type PlanEffect = (typeof planEffects)[number]['value']

/** Values of a rate plan that contradict each other. */
export const planIssues = (plan: Readonly<Record<string, unknown>>): FieldIssue[] => [
  ...nightLimitIssues(plan),
  ...stayRangeIssues(plan),
  ...differenceIssues(plan),
]

function differenceIssues({ effect, direction, value }: Readonly<Record<string, unknown>>): FieldIssue[] {
  const amount = typeof value === 'number' ? value : 0
  const isEmpty = effect !== undefined && effect !== 'none' && amount === 0
  if (isEmpty) return [{ path: 'value', code: 'too_small' }]
  if (direction !== 'discount') return []
  if (effect === 'percent' && amount > wholePrice) return [{ path: 'value', code: 'too_big' }]
  // One more person would make the stay cheaper.
  return effect === 'person_night' ? [{ path: 'direction', code: 'invalid_value' }] : []
}
