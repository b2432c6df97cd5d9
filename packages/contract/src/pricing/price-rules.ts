import type { FieldIssue } from '../errors/errors.ts'

export const priceRuleKinds = [
  { value: 'single_night', label: { sk: 'Jediná noc', en: 'Single night' } },
  { value: 'length_of_stay', label: { sk: 'Podľa počtu nocí', en: 'By number of nights' } },
  { value: 'early_bird', label: { sk: 'Skorá rezervácia', en: 'Early booking' } },
  { value: 'last_minute', label: { sk: 'Na poslednú chvíľu', en: 'Last minute' } },
  { value: 'gap', label: { sk: 'Medzera medzi pobytmi', en: 'Gap between stays' } },
] as const
export type PriceRuleKind = (typeof priceRuleKinds)[number]['value']

/** Whether a rule raises or lowers the price. */
export const priceRuleDirections = [
  { value: 'surcharge', label: { sk: 'Príplatok', en: 'Surcharge' } },
  { value: 'discount', label: { sk: 'Zľava', en: 'Discount' } },
] as const
export type PriceRuleDirection = (typeof priceRuleDirections)[number]['value']

/** The unit of a rule's `value`: hundredths of a percent, or cents for each of these. */
export const priceRuleEffects = [
  { value: 'percent', label: { sk: 'Percentá z ceny', en: 'Percent of the price' } },
  { value: 'stay', label: { sk: 'Suma za pobyt', en: 'Amount per stay' } },
  { value: 'night', label: { sk: 'Suma za noc', en: 'Amount per night' } },
  { value: 'person_night', label: { sk: 'Suma za osobu a noc', en: 'Amount per person and night' } },
] as const
export type PriceRuleEffect = (typeof priceRuleEffects)[number]['value']

/** A hundred percent in hundredths of a percent. */
export const wholePrice = 10_000
/** The longest gap that a rule can open for short stays. */
export const longestGap = 14

type Values = Readonly<Record<string, unknown>>

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The condition without which a rule of a kind would apply to every stay. */
const missing: Readonly<Record<PriceRuleKind, (rule: Values) => string[]>> = {
  single_night: () => [],
  length_of_stay: ({ direction, nights_from, nights_to }) => {
    // A surcharge on every long stay would make the price "from" untrue.
    if (direction === 'surcharge') return numberIn(nights_to) === null ? ['nights_to'] : []
    return numberIn(nights_from) === null && numberIn(nights_to) === null ? ['nights_from'] : []
  },
  early_bird: ({ days_from }) => (numberIn(days_from) === null ? ['days_from'] : []),
  last_minute: ({ days_to }) => (numberIn(days_to) === null ? ['days_to'] : []),
  gap: ({ nights_to }) => (numberIn(nights_to) === null ? ['nights_to'] : []),
}

const isKind = (value: unknown): value is PriceRuleKind => priceRuleKinds.some((kind) => kind.value === value)

function kindIssues(kind: PriceRuleKind, rule: Values): FieldIssue[] {
  const issues = missing[kind](rule).map((path): FieldIssue => ({ path, code: 'required' }))
  const isOtherLength = (value: unknown) => numberIn(value) !== null && value !== 1
  if (kind === 'single_night')
    for (const path of ['nights_from', 'nights_to'])
      if (isOtherLength(rule[path])) issues.push({ path, code: 'invalid_value' })
  if (kind === 'gap' && (numberIn(rule['nights_to']) ?? 0) > longestGap)
    issues.push({ path: 'nights_to', code: 'too_big' })
  // A gap without a discount only opens the calendar.
  if (kind !== 'gap' && numberIn(rule['value']) === 0) issues.push({ path: 'value', code: 'too_small' })
  if (kind === 'gap' && rule['direction'] === 'surcharge')
    issues.push({ path: 'direction', code: 'invalid_value' })
  return issues
}

/** Values of a rule that contradict each other, and conditions that its kind needs. */
export function priceRuleIssues(rule: Values): FieldIssue[] {
  const { kind, effect, direction, value } = rule
  const issues = isKind(kind) ? kindIssues(kind, rule) : []
  const isOverWhole = effect === 'percent' && direction === 'discount' && (numberIn(value) ?? 0) > wholePrice
  if (isOverWhole) issues.push({ path: 'value', code: 'too_big' })
  return issues
}
