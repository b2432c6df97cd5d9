import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { nightCount, nightsOf, type Period } from './stay.ts'

/** Counts for the services of a reservation. */
export interface Headcount {
  /** Different nights of all stays. */
  nights: number
  /** Persons on the fullest night; a person who moves to another room counts once. */
  persons: number
  personNights: number
  /** Different units. */
  units: number
}

/** Sums of a count by night. */
function sumsByNight<Stay extends Period>(stays: readonly Stay[], countOf: (stay: Stay) => number) {
  const sums = new Map<Day, number>()
  for (const stay of stays)
    for (const night of nightsOf(stay)) sums.set(night, (sums.get(night) ?? 0) + countOf(stay))
  return sums
}

/**
 * Number of nights of a reservation: the different nights of its stays. A night in several units counts once, a night
 * on which nobody stays not at all. Texts, lists and figures count by it, never by first arrival and last departure.
 */
export const bookedNights = (stays: readonly Period[]): number => new Set(stays.flatMap(nightsOf)).size

/** The largest sum of a count on one night of the stays: persons who move to another room count once. */
export const mostOnANight = <Stay extends Period>(
  stays: readonly Stay[],
  countOf: (stay: Stay) => number,
): number => Math.max(0, ...sumsByNight(stays, countOf).values())

/** Ages of the children on the night with most of them. */
export function childrenOnANight(
  stays: readonly (Period & { children_ages: readonly number[] })[],
): number[] {
  const most = mostOnANight(stays, ({ children_ages }) => children_ages.length)
  const agesOn = (night: Day) =>
    stays.flatMap((stay) => (nightsOf(stay).includes(night) ? stay.children_ages : []))
  return (
    stays
      .flatMap(nightsOf)
      .map(agesOn)
      .find((ages) => ages.length === most) ?? []
  )
}

/** Counts of all stays. @param personsOf number of persons of a stay that count */
export function headcount(
  stays: readonly StayRequest[],
  personsOf: (stay: StayRequest) => number,
): Headcount {
  const byNight = sumsByNight(stays, personsOf)
  const personNights = stays.reduce((sum, stay) => sum + personsOf(stay) * nightCount(stay), 0)
  const units = new Set(stays.map(({ accommodation_unit }) => accommodation_unit)).size
  return { nights: bookedNights(stays), persons: Math.max(0, ...byNight.values()), personNights, units }
}
