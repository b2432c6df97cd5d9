import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
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

/**
 * Counts of all stays of a reservation; children without a bed are left out.
 * @param bandsFor the age bands of a stay's unit
 */
export function headcount(
  stays: readonly StayRequest[],
  bandsFor: (stay: StayRequest) => readonly AgeBand[],
): Headcount {
  const byNight = new Map<string, number>()
  let personNights = 0
  for (const stay of stays) {
    const places = placesOf(stay, bandsFor(stay))
    personNights += places * nightCount(stay)
    for (const night of nightsOf(stay)) byNight.set(night, (byNight.get(night) ?? 0) + places)
  }
  return { nights: byNight.size, persons: Math.max(0, ...byNight.values()), personNights }
}
