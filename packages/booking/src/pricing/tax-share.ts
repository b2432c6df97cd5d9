import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { nightCount, type Period } from '../stay/stay.ts'
import { taxedPersons } from './stay-tax.ts'

/** The data of a stay that the tax depends on. */
export interface TaxedStay extends Period {
  adults: number
  children_ages: readonly number[]
}

/** The frozen line of the tax: persons × nights, and cents for each. */
export interface ChargedTax {
  quantity: number
  unit_price: number
}

export interface TaxShare {
  nights: number
  taxed: number
  /** Persons × nights that pay nothing; where guests are relieved, those for other reasons are among them. */
  exempt_by_age: number
  /** Cents. */
  amount: number
  is_exact: boolean
}

const noTax: ChargedTax = { quantity: 0, unit_price: 0 }
const oldestChild = 18

const personsOf = (stay: TaxedStay) => stay.adults + stay.children_ages.length

/** Nights of a stay from `from` to `to`, both included. */
function nightsWithin(stay: Period, from: Day, to: Day): number {
  const first = stay.arrival > from ? stay.arrival : from
  const end = stay.departure <= to ? stay.departure : addDays(to, 1)
  return Math.max(0, daysBetween(first, end))
}

/**
 * The age limit of the charged tax, derived from the charge because the setting may have changed since. Today's limit
 * is tried first. @returns null when none explains the charge
 */
export function chargedFromAge(stays: readonly TaxedStay[], quantity: number, today: number): number | null {
  const explains = (age: number) =>
    stays.reduce((sum, stay) => sum + taxedPersons(stay, age) * nightCount(stay), 0) === quantity
  const ages = [today, ...Array.from({ length: oldestChild + 1 }, (_, age) => age)]
  return ages.find(explains) ?? null
}

/**
 * The part of a reservation's tax for the nights from `from` to `to`, both included. Parts of consecutive periods add
 * up to the charged tax, to the cent; where persons and ages do not explain it, it is divided by nights.
 */
export function taxShare(
  stays: readonly TaxedStay[],
  charged: ChargedTax | null,
  fromAge: number,
  period: { from: Day; to: Day },
): TaxShare {
  const { quantity, unit_price } = charged ?? noTax
  const age = charged ? chargedFromAge(stays, quantity, fromAge) : fromAge
  const parts = stays.map((stay) => ({ stay, nights: nightsWithin(stay, period.from, period.to) }))
  const sum = (of: (stay: TaxedStay) => number) =>
    parts.reduce((total, { stay, nights }) => total + of(stay) * nights, 0)
  const taxed =
    age === null
      ? dividedByNights(stays, quantity, period)
      : charged
        ? sum((stay) => taxedPersons(stay, age))
        : 0
  const exempt = age === null ? fromAge : age
  return {
    nights: sum(() => 1),
    taxed,
    exempt_by_age: sum((stay) => personsOf(stay) - taxedPersons(stay, exempt)),
    amount: taxed * unit_price,
    is_exact: age !== null,
  }
}

/** A line of the tax for some nights of one unit. */
type TaxLine = Pick<PriceLine, 'quantity' | 'unit_price' | 'first_night' | 'last_night'>

/** Persons × nights at one rate (cents). */
export interface RateShare {
  rate: number
  taxed: number
}

/** The part of each line for the nights from `from` to `to`, both included. */
const linesWithin = (lines: readonly TaxLine[], period: { from: Day; to: Day }): RateShare[] =>
  lines.map(({ quantity, unit_price, first_night, last_night }) => {
    const all = { arrival: first_night ?? period.from, departure: addDays(last_night ?? period.to, 1) }
    return {
      rate: unit_price,
      taxed: (quantity / nightCount(all)) * nightsWithin(all, period.from, period.to),
    }
  })

/** The share of a period by rate; `share` is the one of `taxShareOfLines`. */
export const chargedByRate = (
  lines: readonly TaxLine[],
  { taxed }: Pick<TaxShare, 'taxed'>,
  period: { from: Day; to: Day },
): RateShare[] => {
  const [first, ...others] = lines
  const isWhole = others.length === 0 && first?.first_night === null
  return isWhole ? [{ rate: first.unit_price, taxed }] : linesWithin(lines, period)
}

/**
 * `taxShare` by the lines of a price: one for the whole reservation, or several for the nights of each unit and rate.
 * @param isRelieved whether guests are relieved, so that a price without a line is no price without a tax
 */
export function taxShareOfLines(
  stays: readonly TaxedStay[],
  lines: readonly TaxLine[],
  fromAge: number,
  period: { from: Day; to: Day },
  isRelieved = false,
): TaxShare {
  const [first, ...others] = lines
  const isWhole = others.length === 0 && (first ? first.first_night === null : !isRelieved)
  if (isWhole) return taxShare(stays, first ?? null, fromAge, period)
  const parts = linesWithin(lines, period)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const within = stays.map((stay) => ({ stay, nights: nightsWithin(stay, period.from, period.to) }))
  const taxed = sum(parts.map((part) => part.taxed))
  return {
    nights: sum(within.map(({ nights }) => nights)),
    taxed,
    exempt_by_age: sum(within.map(({ stay, nights }) => personsOf(stay) * nights)) - taxed,
    amount: sum(parts.map((part) => part.taxed * part.rate)),
    is_exact: true,
  }
}

/** Difference of two rounded running shares, so that the parts always add up. */
function dividedByNights(
  stays: readonly TaxedStay[],
  quantity: number,
  { from, to }: { from: Day; to: Day },
): number {
  const all = stays.reduce((total, stay) => total + nightCount(stay), 0)
  if (all === 0) return 0
  const until = (day: Day) =>
    stays.reduce((total, stay) => total + nightsWithin(stay, stay.arrival, addDays(day, -1)), 0)
  const share = (nights: number) => Math.round((quantity * nights) / all)
  return share(until(addDays(to, 1))) - share(until(from))
}
