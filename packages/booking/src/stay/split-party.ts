import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { bandsOf, childPlacesOf, placesOf, sleepsOf, type Party } from './guests.ts'

/** The fields of a unit that decide who fits into it. */
export interface SleepingPlaces {
  capacity: number
  extra_beds: number
  max_children: number | null
  /** Its own bands; the property's where there are none. */
  age_bands?: readonly AgeBand[] | null
}

/**
 * Splits a party over units, one part for each unit in their order: first an adult into each, then everybody to the
 * unit with most free places, older children before younger. Returns null for fewer adults than units, because
 * children do not sleep alone. Does not check that the parts fit.
 */
export function splitParty(
  party: Party,
  units: readonly SleepingPlaces[],
  ofProperty: readonly AgeBand[],
): Party[] | null {
  if (units.length === 0 || units.length > party.adults) return null
  const parts: Party[] = units.map(() => ({ adults: 1, children_ages: [] }))
  const roomiest = (forChild: boolean): Party => {
    const places = parts.map((part, index) => placesLeft(part, units[index], ofProperty, forChild))
    return partAt(parts, places.indexOf(Math.max(...places)))
  }
  for (let adult = units.length; adult < party.adults; adult++) roomiest(false).adults++
  for (const age of party.children_ages.toSorted((a, b) => b - a)) roomiest(true).children_ages.push(age)
  return parts
}

function partAt(parts: readonly Party[], index: number): Party {
  const part = parts[index]
  if (!part) throw new RangeError(`No part at ${index}`)
  return part
}

function placesLeft(
  party: Party,
  unit: SleepingPlaces | undefined,
  ofProperty: readonly AgeBand[],
  forChild: boolean,
): number {
  if (!unit) return -Infinity
  const bands = bandsOf(unit, ofProperty)
  const places = sleepsOf(unit) - placesOf(party, bands)
  if (!forChild || unit.max_children === null) return places
  return Math.min(places, unit.max_children - childPlacesOf(party, bands))
}
