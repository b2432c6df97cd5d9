import type { AgeBand } from '@dvor/contract/collections/settings/booking-fields.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { placesOf } from './guests.ts'
import { nightCount, nightsOf } from './stay.ts'

/** Counts for the services of a whole reservation. */
export interface Headcount {
  /** Different nights of all stays. */
  nights: number
  /** Persons on the fullest night; a person who moves to another room counts once. */
  persons: number
  personNights: number
}

/** Counts of all stays of a reservation; children of a free age band are left out. */
export function headcount(stays: readonly StayRequest[], bands: readonly AgeBand[]): Headcount {
  const byNight = new Map<string, number>()
  let personNights = 0
  for (const stay of stays) {
    const places = placesOf(stay, bands)
    personNights += places * nightCount(stay)
    for (const night of nightsOf(stay)) byNight.set(night, (byNight.get(night) ?? 0) + places)
  }
  return { nights: byNight.size, persons: Math.max(0, ...byNight.values()), personNights }
}
