import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { sumOfLines } from '../money/sum-of-lines.ts'
import { nightKey, type AgreedNights, type AgreedStays } from './agreed-nights.ts'
import { applyRules, sumsByNight, type RuleCandidate } from './apply-rules.ts'
import { candidatesFor, ruleLines, type RuleContext, type RuledStay } from './price-rules.ts'
import { allowsWeekday } from './rate.ts'
import { bandsOf, placesOf, type Party } from '../stay/guests.ts'
import { nightsOf } from '../stay/stay.ts'

/** Whether a line comes from a price rule. */
export const isRuleLine = ({ kind }: PriceLine): boolean => kind === 'surcharge' || kind === 'rule_discount'

/** Kinds that depend on the length of the stay; the others depend on the time of the booking. */
const byLength = new Set(['single_night', 'length_of_stay'])

const isByLength = ({ terms }: RuleCandidate): boolean => byLength.has(terms.kind)

interface Kept {
  stay: RuledStay
  context: RuleContext
  /** The nights that stay. */
  nights: readonly Day[]
  /** The party before the change. */
  before: Party
}

/** Nights of the line among those that stay. */
const nightsOfRule = ({ first_night, last_night, price_rule }: PriceLine, nights: readonly Day[]): Day[] =>
  nights.filter(
    (night) =>
      first_night !== null &&
      last_night !== null &&
      first_night <= night &&
      night <= last_night &&
      allowsWeekday(price_rule?.weekdays ?? [], night),
  )

/**
 * The agreed rules of nights that stay, in their order. Each applies: none is chosen anew. Persons are the counted
 * ones and the difference by today's age bands, so that other age bands change nothing for the same party.
 */
function agreedCandidates(lines: readonly PriceLine[], { stay, context, nights, before }: Kept) {
  const bands = bandsOf(stay.table.unit, context.settings.age_bands)
  const added = placesOf(stay.request, bands) - placesOf(before, bands)
  return lines.filter(isRuleLine).flatMap((line): RuleCandidate[] => {
    const covered = nightsOfRule(line, nights)
    if (!line.price_rule || line.accommodation_unit !== stay.table.unit.id || covered.length === 0) return []
    const persons = Math.max(0, line.price_rule.persons + added)
    return [
      {
        terms: { ...line.price_rule, persons },
        title: line.rule ?? line.label,
        direction: line.kind === 'surcharge' ? 'surcharge' : 'discount',
        combines: true,
        nights: covered,
      },
    ]
  })
}

/**
 * Lines of the nights that stay: by the agreed rules or, if nights are added, by today's rules for the new length where
 * that costs the guest less. Rules by the time of the booking are always the agreed ones.
 */
function keptLines(
  agreement: Kept,
  priced: readonly PriceLine[],
  agreed: readonly PriceLine[],
  isLonger: boolean,
) {
  const { stay, context, nights } = agreement
  const unit = stay.table.unit.id
  const sums = sumsByNight(priced, nights)
  const candidates = agreedCandidates(agreed, agreement)
  const { lines } = applyRules(unit, sums, candidates)
  if (!isLonger) return lines
  const today = candidatesFor(stay, context, nights).filter(isByLength)
  const others = candidates
    .filter((one) => !isByLength(one))
    .map((one) => ({ ...one, combines: one.terms.combines }))
  const anew = applyRules(unit, sums, [...others, ...today]).lines
  return sumOfLines(anew) < sumOfLines(lines) ? anew : lines
}

/**
 * Nights by spans without a gap. A line names its first and last night, so it must not span nights that stay: at the
 * next change its rule would be theirs, too.
 */
function withoutGaps(nights: readonly Day[]): Day[][] {
  const spans: Day[][] = []
  for (const night of nights) {
    const span = spans.at(-1)
    const last = span?.at(-1)
    if (span && last && daysBetween(last, night) === 1) span.push(night)
    else spans.push([night])
  }
  return spans
}

/**
 * Lines of rules of a changed stay. Nights that stay keep their rules; added nights have today's rules for the changed
 * stay, without amounts per stay, which the nights that stay have already. A stay without such nights is new as a whole.
 * Cents.
 */
export function changedRuleLines(
  stay: RuledStay,
  priced: readonly PriceLine[],
  context: RuleContext,
  { lines, known }: { lines: AgreedStays['lines']; known: AgreedNights },
): PriceLine[] {
  const agreedOn = (night: Day) => known.get(nightKey(stay.table.unit.id, night))
  const all = nightsOf(stay.request)
  const nights = all.filter((night) => agreedOn(night))
  const [first] = nights
  const before = first === undefined ? undefined : agreedOn(first)?.party
  if (!before) return ruleLines(stay, priced, context)
  const added = all.filter((night) => !agreedOn(night))
  const keptRules = keptLines({ stay, context, nights, before }, priced, lines, added.length > 0)
  const linesOf = (span: readonly Day[]) => {
    const candidates = candidatesFor(stay, context, span).filter(({ terms }) => terms.effect !== 'stay')
    return applyRules(stay.table.unit.id, sumsByNight(priced, span), candidates).lines
  }
  return [...keptRules, ...withoutGaps(added).flatMap(linesOf)]
}
