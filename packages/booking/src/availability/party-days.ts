import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { PartyDay } from '@dvor/contract/pricing/availability.ts'
import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { nightPrices, nightTotal } from '../pricing/night-price.ts'
import type { RateTable } from '../pricing/rate-table.ts'
import type { Party } from '../stay/guests.ts'
import {
  arrivalsOf,
  isFree,
  onlyPackageOn,
  longestFrom,
  canEndAfter,
  type Arrival,
  type CalendarQuestion,
} from './calendar.ts'
import { sizeRestrictions } from './restrictions.ts'

/** Longest stay that a day lists; longer ones are found by the search. */
const longestListed = 30

/** A search for a party in several units on the same days. */
export interface PartyQuestion extends Omit<CalendarQuestion, 'table' | 'taken'> {
  units: readonly Pick<CalendarQuestion, 'table' | 'taken'>[]
  party: Party
  bands: readonly AgeBand[]
}

/**
 * Each day of the property for a party: the lowest price of its night in cents, and the numbers of nights of all stays
 * that may begin on it in a single unit. A party that no unit sleeps sees the days of all units, because several can
 * be taken together.
 */
export function partyDays({ units, party, bands, ...range }: PartyQuestion): PartyDay[] {
  const fitting = units.filter(({ table }) => sizeRestrictions(table.unit, party, bands).length === 0)
  const offers = (fitting.length > 0 ? fitting : units).map((unit) =>
    offerOf({ ...range, ...unit }, party, bands),
  )
  return eachDay(range.from, addDays(range.to, 1)).map((day) => {
    const prices = offers.flatMap(({ priceOf }) => priceOf(day) ?? [])
    const stays = offers.reduce((all, { stays: staysByDay }) => all | (staysByDay.get(day) ?? 0), 0)
    return {
      day,
      price: prices.length > 0 ? Math.min(...prices) : null,
      nights: nightsIn(stays),
      only_package: prices.length > 0 ? null : firstOf(offers, ({ packageOn }) => packageOn(day)),
    }
  })
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const result = find(one)
    if (result !== null) return result
  }
  return null
}

/** Prices and stays of one unit for the party, by day. */
interface Offer {
  /** Price of the night in cents; null when it is taken. */
  priceOf(day: Day): number | null
  packageOn(day: Day): PackageName | null
  /** The stays that may begin on a day: the bit `nights - 1` for each. A union of 600 units is quick with bits. */
  stays: ReadonlyMap<Day, number>
}

function offerOf(question: CalendarQuestion, party: Party, bands: readonly AgeBand[]): Offer {
  const { table } = question
  const priceOn = nightPrices(table, party, bands)
  return {
    stays: new Map(arrivalsOf(question).map((arrival) => [arrival.day, staysFrom(table, arrival)])),
    packageOn: (day) => onlyPackageOn(question, day),
    priceOf: (day) => (isFree(question, day) ? nightTotal(priceOn(day)) : null),
  }
}

const allNights = Array.from({ length: longestListed }, (_, index) => index + 1)
const nightsIn = (stays: number) => allNights.filter((nights) => stays & (1 << (nights - 1)))

/** The stays of an arrival that end on an allowed day, as bits. */
function staysFrom(table: RateTable, arrival: Arrival): number {
  const longest = Math.min(longestFrom(arrival), longestListed)
  let stays = 0
  for (let nights = arrival.minNights; nights <= longest; nights++)
    if (canEndAfter(table, arrival, nights)) stays |= 1 << (nights - 1)
  return stays
}
