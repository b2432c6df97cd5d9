import type { GuestSums } from '@dvor/contract/insight/office-report.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { mostOnANight } from '../stay/headcount.ts'

/** Guests of a reservation who came. */
export interface ArrivedParty {
  /** Country of the order; null where it is unknown. */
  country: string | null
  /** Nationalities of the persons in the guest register, in their order. */
  nationalities: readonly string[]
  stays: readonly { arrival: Day; departure: Day; persons: number }[]
}

/** Guests and nights by country, null for the unknown one, and what they rest on. */
export interface GuestStatistics {
  countries: ReadonlyMap<string | null, GuestSums>
  not_registered: number
  by_nationality: number
}

/**
 * Guests and nights of a period, both its days included, by country. A party counts as guests once, in the period of its
 * first day, with the persons of its fullest night; each person counts a night that is slept in the period. A person's
 * country is that of the order, else the nationality at the person's place in the guest register.
 */
export function countGuests(
  parties: readonly ArrivedParty[],
  { from, to }: { from: Day; to: Day },
): GuestStatistics {
  const countries = new Map<string | null, GuestSums>()
  const statistics = { countries, not_registered: 0, by_nationality: 0 }
  const add = (party: ArrivedParty, persons: number, what: keyof GuestSums) => {
    for (let place = 0; place < persons; place++) {
      const country = party.country ?? party.nationalities[place] ?? null
      const sums = countries.get(country) ?? { guests: 0, nights: 0 }
      countries.set(country, { ...sums, [what]: sums[what] + 1 })
    }
  }
  for (const party of parties) {
    const first = party.stays.map(({ arrival }) => arrival).toSorted()[0]
    if (first !== undefined && from <= first && first <= to) {
      const persons = mostOnANight(party.stays, (stay) => stay.persons)
      add(party, persons, 'guests')
      const registered = Math.min(persons, party.nationalities.length)
      statistics.not_registered += persons - registered
      if (party.country === null) statistics.by_nationality += registered
    }
    for (const night of eachDay(from, addDays(to, 1))) add(party, personsOn(party, night), 'nights')
  }
  return statistics
}

const personsOn = ({ stays }: ArrivedParty, night: Day): number =>
  stays.reduce((sum, stay) => sum + (stay.arrival <= night && night < stay.departure ? stay.persons : 0), 0)
