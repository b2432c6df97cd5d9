import type { AgreedPriceRule, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { PriceRuleDirection } from '@dvor/contract/pricing/price-rules.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { portion } from '@dvor/format/rounding.ts'
import { nightsOfLine } from './agreed-nights.ts'

/** A hundred percent in hundredths of a percent. */
const whole = 10_000

/** A rule that may apply to some nights of a stay. */
export interface RuleCandidate {
  terms: AgreedPriceRule
  title: string
  direction: PriceRuleDirection
  combines: boolean
  /** The nights that it covers, at least one. */
  nights: readonly Day[]
}

/** Cents by night; rules take from it and add to it. */
type NightSums = Map<Day, number>

/** Lines of rules, and the discounts that lost to a larger one, by their ids with the cents they would take off. */
export interface AppliedRules {
  lines: PriceLine[]
  smaller: ReadonlyMap<string, number>
}

/** The given lines' amounts by night; a line without nights counts nowhere. */
export function sumsByNight(lines: readonly PriceLine[], nights: readonly Day[]): NightSums {
  const sums: NightSums = new Map(nights.map((night) => [night, 0]))
  for (const line of lines) {
    const { first_night: first, amount } = line
    if (first === null) continue
    const count = nightsOfLine(line)
    for (const night of nights) {
      const at = daysBetween(first, night)
      if (at < 0 || at >= count) continue
      const share = portion(amount, at + 1, count) - portion(amount, at, count)
      sums.set(night, (sums.get(night) ?? 0) + share)
    }
  }
  return sums
}

const sumOf = (sums: NightSums, nights: readonly Day[]): number =>
  nights.reduce((sum, night) => sum + (sums.get(night) ?? 0), 0)

/** Quantity that an effect counts on the candidate's nights; a percentage and an amount per stay count once. */
function quantityOf({ terms, nights }: RuleCandidate): number {
  if (terms.effect === 'night') return nights.length
  return terms.effect === 'person_night' ? nights.length * terms.persons : 1
}

/** Cents of a candidate on what the nights cost, never negative; a discount is at most what is left of them. */
function amountOf(candidate: RuleCandidate, sums: NightSums): number {
  const { terms, direction, nights } = candidate
  const base = sumOf(sums, nights)
  const amount =
    terms.effect === 'percent' ? portion(base, terms.value, whole) : terms.value * quantityOf(candidate)
  return direction === 'surcharge' ? amount : Math.min(amount, base)
}

function lineOf(unit: string, candidate: RuleCandidate, amount: number): PriceLine {
  const { terms, title, direction, nights } = candidate
  const quantity = quantityOf(candidate)
  const sign = direction === 'surcharge' ? 1 : -1
  // A capped discount, like a percentage, is one piece.
  const isWhole = terms.effect !== 'percent' && amount === terms.value * quantity
  return {
    kind: direction === 'surcharge' ? 'surcharge' : 'rule_discount',
    label: title,
    rule: title,
    accommodation_unit: unit,
    quantity: isWhole ? quantity : 1,
    first_night: nights[0] ?? null,
    last_night: nights.at(-1) ?? null,
    unit_price: sign * (isWhole ? terms.value : amount),
    amount: sign * amount,
    vat_kind: 'accommodation',
    price_rule: terms,
  }
}

/**
 * Spreads an amount over the nights in proportion to what they cost, equally where they cost nothing, by rounding
 * running sums: no cent is lost, and no discount makes a night negative.
 */
function spread(sums: NightSums, nights: readonly Day[], amount: number): void {
  const base = sumOf(sums, nights)
  const weightOf = (night: Day) => (base > 0 ? (sums.get(night) ?? 0) : 1)
  const all = base > 0 ? base : nights.length
  let reached = 0
  for (const night of nights) {
    const before = portion(amount, reached, all)
    reached += weightOf(night)
    sums.set(night, (sums.get(night) ?? 0) + portion(amount, reached, all) - before)
  }
}

/** The one with the largest amount; the earliest of equals. */
function largest<T extends { amount: number }>(weighed: readonly T[]): T | undefined {
  const most = Math.max(...weighed.map(({ amount }) => amount))
  return weighed.find(({ amount }) => amount === most)
}

/**
 * Applies rules to the nights of a stay: every surcharge on what the nights cost, then of the discounts that exclude
 * each other the one with the largest amount, then those that combine, one after the other on what is left. Candidates
 * are in the owner's order. Each line is rounded once; discounts never exceed what is left.
 */
export function applyRules(
  unit: string,
  sums: NightSums,
  candidates: readonly RuleCandidate[],
): AppliedRules {
  const remainders = new Map(sums)
  const lines: PriceLine[] = []
  const apply = (candidate: RuleCandidate, on: NightSums) => {
    const amount = amountOf(candidate, on)
    if (amount === 0) return
    const line = lineOf(unit, candidate, amount)
    lines.push(line)
    spread(remainders, candidate.nights, line.amount)
  }
  // Each surcharge is reckoned on the nights alone, so that their order makes no difference.
  for (const one of candidates) if (one.direction === 'surcharge') apply(one, sums)
  const discounts = candidates.filter(({ direction }) => direction === 'discount')
  const excluding = discounts.filter(({ combines }) => !combines)
  const weighed = excluding.map((candidate) => ({ candidate, amount: amountOf(candidate, remainders) }))
  const best = largest(weighed)
  const losing = weighed.filter((one) => one !== best)
  const smaller = new Map(losing.map(({ candidate, amount }) => [candidate.terms.id, amount]))
  if (best) apply(best.candidate, remainders)
  for (const one of discounts) if (one.combines) apply(one, remainders)
  return { lines, smaller }
}
