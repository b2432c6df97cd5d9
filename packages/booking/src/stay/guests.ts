import type { AgeBand } from '@dvor/contract/collections/settings/booking-fields.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { RatedUnit } from './rows.ts'

/** A person of the party by the percentage of an additional person's price. */
export interface PayingPerson {
  percent: number
  /** The age band's name; empty at the full price. */
  label: string
}

export interface ExtraGroup extends PayingPerson {
  persons: number
}

export type Party = Pick<StayRequest, 'adults' | 'children_ages'>

const inFull: PayingPerson = { percent: 100, label: '' }

/** The band of a child: the lowest that includes its age; above all of them it pays as an adult. */
export function bandOf(age: number, bands: readonly AgeBand[]): PayingPerson {
  const reaching = bands.filter((band) => age <= band.up_to_age)
  const [band] = reaching.toSorted((a, b) => a.up_to_age - b.up_to_age)
  return band ? { percent: band.percent, label: band.label } : inFull
}

const takesPlace = (person: PayingPerson) => person.percent > 0

function childrenWithPlace(party: Party, bands: readonly AgeBand[]): PayingPerson[] {
  return party.children_ages.map((age) => bandOf(age, bands)).filter(takesPlace)
}

/** Number of persons that need a bed and count in services: all but children of a free (0 %) band. */
export function placesOf(party: Party, bands: readonly AgeBand[]): number {
  return party.adults + childrenWithPlace(party, bands).length
}

export const childPlacesOf = (party: Party, bands: readonly AgeBand[]): number =>
  childrenWithPlace(party, bands).length

/** Largest number of persons in a unit. */
export const sleepsOf = (unit: RatedUnit): number => unit.capacity + unit.extra_beds

/**
 * The additional persons after the most expensive ones have filled the places of the base price, grouped by band, most
 * expensive first. Ages are those on the day of arrival.
 */
export function extraGroups(party: Party, capacity: number, bands: readonly AgeBand[]): ExtraGroup[] {
  const adults = Array.from({ length: party.adults }, () => inFull)
  const everybody = [...adults, ...childrenWithPlace(party, bands)]
  const groups = new Map<string, ExtraGroup>()
  for (const person of everybody.toSorted((a, b) => b.percent - a.percent).slice(capacity)) {
    const key = `${person.percent} ${person.label}`
    const group = groups.get(key) ?? { ...person, persons: 0 }
    groups.set(key, { ...group, persons: group.persons + 1 })
  }
  return [...groups.values()]
}
