import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { nightCount, nightsOf } from './stay.ts'

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

/** Counts of all stays. @param personsOf number of persons of a stay that count */
export function headcount(
  stays: readonly StayRequest[],
  personsOf: (stay: StayRequest) => number,
): Headcount {
  const byNight = new Map<string, number>()
  let personNights = 0
  for (const stay of stays) {
    const persons = personsOf(stay)
    personNights += persons * nightCount(stay)
    for (const night of nightsOf(stay)) byNight.set(night, (byNight.get(night) ?? 0) + persons)
  }
  const units = new Set(stays.map(({ accommodation_unit }) => accommodation_unit)).size
  return { nights: byNight.size, persons: Math.max(0, ...byNight.values()), personNights, units }
}
