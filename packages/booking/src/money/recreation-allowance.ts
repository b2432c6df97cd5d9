import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { AllowanceRule, AllowanceSum } from '@dvor/contract/reservations/recreation-allowance.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { nightsOf } from '../stay/stay.ts'

/** The terms for a stay that begins on this day: the row that began last; null without one. */
export function allowanceRuleOn(rules: readonly AllowanceRule[], day: Day): AllowanceRule | null {
  const begun = rules.filter(({ valid_from }) => valid_from <= day)
  return begun.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1)).at(-1) ?? null
}

/**
 * The recreation allowance for a price, in cents: the percentage of the lines that count, rounded up to a whole cent,
 * at most the yearly maximum (Labour Code, section 152a; docs/law.md, Recreation allowance). Lines count by their VAT
 * kind, a discount reduces the kind that it belongs to, and the fee for an early departure never counts, because nobody
 * slept for it, nor do products of the house. The terms are those of the day on which the stay begins. Null where the nights are too few, or nothing
 * counts. Payments of the employer earlier in the year are unknown here.
 */
export function allowanceOf(
  { lines, total }: Pick<PriceBreakdown, 'lines' | 'total'>,
  rules: readonly AllowanceRule[],
): AllowanceSum | null {
  const nights = [...new Set(lines.flatMap(nightsIn))].toSorted()
  const [begin] = nights
  const rule = begin === undefined ? null : allowanceRuleOn(rules, begin)
  if (!rule || nights.length < rule.min_nights) return null
  const eligible = lines.filter((line) => isCounted(line, rule)).reduce((sum, { amount }) => sum + amount, 0)
  if (eligible <= 0) return null
  const { percent, most } = rule
  const amount = Math.min(most, Math.ceil((eligible * percent) / 100))
  return { percent, most, eligible, amount, after: total - amount }
}

function nightsIn({ kind, first_night, last_night }: PriceLine): Day[] {
  if (kind !== 'nights' || first_night === null || last_night === null) return []
  return nightsOf({ arrival: first_night, departure: addDays(last_night, 1) })
}

function isCounted({ kind, vat_kind, product }: PriceLine, rule: AllowanceRule): boolean {
  if (kind === 'early_departure' || product) return false
  const part = kind === 'stay_tax' ? 'stay_tax' : vat_kind
  return part !== null && rule.counts.includes(part)
}
