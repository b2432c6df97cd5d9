import type { ExplainedRule, RuleReason } from '@dvor/contract/pricing/price-simulations.ts'
import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { applyRules, sumsByNight, type RuleCandidate } from './apply-rules.ts'
import { allowsWeekday } from './rate.ts'
import type { RateTable } from './rate-table.ts'
import { bandsOf, placesOf } from '../stay/guests.ts'
import type { PriceRule, PricingSettings } from './price-rows.ts'
import { nightCount, nightsOf, type Period } from '../stay/stay.ts'

/** The data of a stay on which rules depend. */
export interface RuledStay {
  table: RateTable
  request: StayRequest
  /** Whether the nights before the arrival and after the last night are taken. */
  fillsGap?: boolean | undefined
}

/** Further data on which the rules of a stay depend. */
export interface RuleContext {
  settings: Pick<PricingSettings, 'age_bands'>
  /** The day of booking. */
  today: Day
}

const isWithin = <T extends string | number>(value: T, from: T | null, to: T | null): boolean =>
  (from === null || from <= value) && (to === null || value <= to)

/** The condition of a rule that the stay does not meet, the first in this order; null when it covers some night. */
function unmetCondition(
  rule: PriceRule,
  { request, fillsGap = false }: { request: Period; fillsGap?: boolean | undefined },
  today: Day,
): RuleReason | null {
  const nights = nightCount(request)
  if (!isWithin(today, rule.booked_from, rule.booked_to)) return 'booking_dates'
  if (rule.kind === 'gap' && !fillsGap) return 'no_gap'
  if (rule.kind === 'single_night' && nights !== 1) return 'nights'
  if (!isWithin(nights, rule.nights_from, rule.nights_to)) return 'nights'
  if (!isWithin(daysBetween(today, request.arrival), rule.days_from, rule.days_to)) return 'days_before'
  if (!allowsWeekday(rule.arrival_weekdays, request.arrival)) return 'arrival_weekday'
  return coversAllNights(rule) || coveredNights(rule, nightsOf(request)).length > 0 ? null : 'stay_nights'
}

const coversAllNights = ({ stay_from, stay_to, weekdays }: PriceRule): boolean =>
  stay_from === null && stay_to === null && weekdays.length === 0

const coveredNights = (rule: PriceRule, nights: readonly Day[]): readonly Day[] =>
  coversAllNights(rule)
    ? nights
    : nights.filter(
        (night) => isWithin(night, rule.stay_from, rule.stay_to) && allowsWeekday(rule.weekdays, night),
      )

/** Number of nights of a gap that a rule of the unit opens for a stay as long as the gap; null without such a rule. */
export function holdsForGap({ rules }: RateTable, gap: Period, today: Day): number | null {
  const stay = { request: gap, fillsGap: true }
  const isOpen = rules.some((rule) => rule.kind === 'gap' && unmetCondition(rule, stay, today) === null)
  return isOpen ? nightCount(gap) : null
}

function candidateOf(rule: PriceRule, nights: readonly Day[], persons: number): RuleCandidate {
  const { id, kind, effect, value, weekdays, title, direction, combines } = rule
  return {
    terms: { id, kind, effect, value, weekdays: [...weekdays], persons, combines },
    title,
    direction,
    combines,
    nights,
  }
}

/** Rules whose conditions the stay meets, on those of its nights that they cover; in the owner's order. */
export function candidatesFor(
  stay: RuledStay,
  { settings, today }: RuleContext,
  among: readonly Day[] = nightsOf(stay.request),
): RuleCandidate[] {
  const { table, request } = stay
  if (table.rules.length === 0) return []
  const persons = placesOf(request, bandsOf(table.unit, settings.age_bands))
  return table.rules
    .filter((rule) => rule.value > 0 && unmetCondition(rule, stay, today) === null)
    .map((rule) => candidateOf(rule, coveredNights(rule, among), persons))
    .filter(({ nights }) => nights.length > 0)
}

/** Lines of surcharges and discounts on the lines of one stay. Cents. */
export function ruleLines(stay: RuledStay, lines: readonly PriceLine[], context: RuleContext): PriceLine[] {
  const candidates = candidatesFor(stay, context)
  if (candidates.length === 0) return []
  const sums = sumsByNight(lines, nightsOf(stay.request))
  return applyRules(stay.table.unit.id, sums, candidates).lines
}

/** All rules of the unit in the owner's order, each with what it does to the stay. */
export function explainRules(
  stay: RuledStay,
  lines: readonly PriceLine[],
  context: RuleContext,
): ExplainedRule[] {
  const { table, request } = stay
  const sums = sumsByNight(lines, nightsOf(request))
  const applied = applyRules(table.unit.id, sums, candidatesFor(stay, context))
  return table.rules.map((rule): ExplainedRule => {
    const { id, title } = rule
    const line = applied.lines.find(({ price_rule }) => price_rule?.id === id)
    if (line) return { id, title, amount: line.amount, reason: null, wanted: null, lost: null }
    const smaller = applied.smaller.get(id)
    const against = unmetCondition(rule, stay, context.today)
    const reason = against ?? (smaller === undefined ? 'no_amount' : 'smaller')
    const lost = smaller === undefined ? null : -smaller
    return { id, title, amount: 0, reason, wanted: wantedBy(rule, reason), lost }
  })
}

/** The numbers of nights, or of days before arrival, that a rule asks for where these are the reason against it. */
function wantedBy(rule: PriceRule, reason: RuleReason): ExplainedRule['wanted'] {
  if (reason === 'days_before') return { from: rule.days_from, to: rule.days_to }
  if (reason !== 'nights') return null
  return rule.kind === 'single_night' ? { from: 1, to: 1 } : { from: rule.nights_from, to: rule.nights_to }
}
