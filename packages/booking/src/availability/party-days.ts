import type { AgeBand } from '@dvor/contract/collections/settings/booking-fields.ts'
import type { PartyDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { percentOf } from '../pricing/rounding.ts'
import { allowsWeekday, rateOn, type RateTable } from '../pricing/rate.ts'
import { childPlacesOf, extraGroups, placesOf, sleepsOf, type Party } from '../stay/guests.ts'
import { arrivalsOf, isFree, type Arrival, type CalendarQuestion } from './calendar.ts'

/** Longest stay that a day lists; longer ones are found by the search. */
const longestListed = 30

/** What the stays of several units have in common. */
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
  const fitting = units.filter(({ table }) => fits(table, party, bands))
  const questions = (fitting.length > 0 ? fitting : units).map((unit) => ({ ...range, ...unit }))
  const lengths = questions.map((question) => lengthsByArrival(question))
  return eachDay(range.from, addDays(range.to, 1)).map((day) => {
    const prices = questions
      .filter((question) => isFree(question, day))
      .map(({ table }) => partyPrice(table, day, party, bands))
    const nights = new Set(lengths.flatMap((one) => one.get(day) ?? []))
    return {
      day,
      price: prices.length > 0 ? Math.min(...prices) : null,
      nights: [...nights].toSorted((a, b) => a - b),
    }
  })
}

function fits({ unit }: RateTable, party: Party, bands: readonly AgeBand[]): boolean {
  const children = childPlacesOf(party, bands)
  const tooManyChildren = unit.max_children !== null && children > unit.max_children
  return !tooManyChildren && placesOf(party, bands) <= sleepsOf(unit)
}

/** Price of a night with the additional persons, in cents. */
function partyPrice(table: RateTable, night: Day, party: Party, bands: readonly AgeBand[]): number {
  const { price, extraPrice } = rateOn(table, night)
  const groups = extraGroups(party, table.unit.capacity, bands)
  return groups.reduce((sum, { persons, percent }) => sum + persons * percentOf(extraPrice, percent), price)
}

const lengthsByArrival = (question: CalendarQuestion): Map<Day, number[]> =>
  new Map(arrivalsOf(question).map((arrival) => [arrival.day, lengthsOf(arrival)]))

/** Numbers of nights after which a stay may end. */
function lengthsOf({ day, minNights, freeRun, departureWeekdays }: Arrival): number[] {
  const count = Math.min(freeRun, longestListed) - minNights + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => minNights + index).filter((nights) =>
    allowsWeekday(departureWeekdays, addDays(day, nights)),
  )
}
