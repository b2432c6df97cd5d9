import { depositOf } from '@dvor/booking/pricing/instalments.ts'
import { freeCancellationDay } from '@dvor/booking/reservation/cancellation.ts'
import type { PlanTotal } from '@dvor/contract/pricing/availability.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { compareWords, sleepsText } from '@dvor/texts/areas.ts'
import type { FlowUnit } from '../flow/load-flow.ts'
import type { UnitQuote } from '../flow/unit-quotes.ts'

/** The fields of a unit that are compared. */
export type ComparedUnit = Pick<
  FlowUnit,
  | 'accommodation_object'
  | 'amenities'
  | 'approval_required'
  | 'area_m2'
  | 'beds'
  | 'capacity'
  | 'extra_beds'
  | 'pets_allowed'
  | 'security_deposit'
>

export interface ComparedQuote {
  unit: ComparedUnit
  availability: Pick<UnitQuote['availability'], 'cancellation_rules' | 'plans'> & {
    price: Pick<PriceBreakdown, 'total' | 'instalments' | 'stay_tax'> | null
  }
}

interface Visit {
  /** Day of arrival. */
  from: Day
  today: Day
  language: Language
  /** The owner's short texts in the page's language. */
  named: (text: string) => string
}

/** A fact with its value for each room, in their order. */
export interface ComparedFact {
  label: string
  values: string[]
}

export interface Comparison {
  /** The price, and every fact in which the rooms differ. */
  different: ComparedFact[]
  /** Facts that are the same for all; each has one value. */
  same: ComparedFact[]
}

/** Compares rooms by what the results know about them. */
export function compareRooms(quotes: readonly ComparedQuote[], visit: Visit): Comparison {
  const [price, ...facts] = [...factsOf(quotes, visit), ...amenityFacts(quotes, visit.language)]
  const isDifferent = ({ values }: ComparedFact) => new Set(values).size > 1
  const { unknown } = compareWords[visit.language]
  return {
    different: [...(price ? [price] : []), ...facts.filter(isDifferent)],
    same: facts
      .filter((fact) => !isDifferent(fact) && fact.values[0] !== unknown)
      .map(({ label, values }) => ({ label, values: values.slice(0, 1) })),
  }
}

function factsOf(quotes: readonly ComparedQuote[], visit: Visit): ComparedFact[] {
  const { from, today, language } = visit
  const words = compareWords[language]
  const money = (cents: number | undefined) =>
    cents === undefined ? words.unknown : formatMoney(cents, language)
  const of = (label: string, value: (quote: ComparedQuote) => string) => ({
    label,
    values: quotes.map(value),
  })
  const freeUntil = ({ availability: { price, cancellation_rules: rules } }: ComparedQuote) =>
    price &&
    freeCancellationDay({ total: price.total, stay_tax: price.stay_tax, arrival: from, rules, today })
  return [
    of(words.price, ({ availability: { price } }) => money(price?.total)),
    of(words.plans, ({ availability: { plans } }) => planTexts(plans, visit) || words.unknown),
    of(words.free, (quote) => {
      const day = freeUntil(quote)
      return day ? formatDay(day, language) : words.noFree
    }),
    of(words.deposit, ({ availability: { price } }) =>
      money(price ? depositOf(price.instalments) : undefined),
    ),
    of(words.securityDeposit, ({ unit }) =>
      unit.security_deposit ? money(unit.security_deposit) : words.none,
    ),
    of(words.sleeps, ({ unit }) => sleepsText[language](unit.capacity + unit.extra_beds)),
    of(words.beds, ({ unit }) => unit.beds || words.unknown),
    of(words.area, ({ unit }) => (unit.area_m2 ? `${unit.area_m2}\u00A0m²` : words.unknown)),
    of(words.building, ({ unit }) => unit.accommodation_object.title),
    of(words.pets, ({ unit }) => (unit.pets_allowed ? words.yes : words.no)),
    of(words.approval, ({ unit }) => (unit.approval_required ? words.byUs : words.atOnce)),
  ]
}

/** The rate plans with their totals, where there is a choice between them. */
const planTexts = (plans: readonly PlanTotal[], { language, named }: Visit): string =>
  plans.length < 2
    ? ''
    : plans.map(({ title, total }) => `${named(title)} ${formatMoney(total, language)}`).join(', ')

/** One fact for each amenity that a room has. */
function amenityFacts(quotes: readonly ComparedQuote[], language: Language): ComparedFact[] {
  const words = compareWords[language]
  const names = [...new Set(quotes.flatMap(({ unit }) => unit.amenities))]
  return names.map((label) => ({
    label,
    values: quotes.map(({ unit }) => (unit.amenities.includes(label) ? words.yes : words.no)),
  }))
}
