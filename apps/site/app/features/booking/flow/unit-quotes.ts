import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { FlowData, FlowUnit } from './load-flow.ts'
import { placesOf } from '@dvor/booking/stay/guests.ts'

/** A unit with the search's answer for it. */
export interface UnitQuote {
  unit: FlowUnit
  availability: UnitAvailability
}

export interface SortedQuotes {
  /** Free and large enough for the whole party. */
  free: UnitQuote[]
  /** Free, but only together with another unit. */
  part: UnitQuote[]
  restricted: UnitQuote[]
  /** Whether all free units together have too few places for the party, or none is free. */
  partyTooBig: boolean
}

const onlySize = new Set<Restriction['code']>(['too_small', 'too_many_children'])
/** Whether a unit can be taken: it is free, and at most too small for the whole party. */
export const isTakable = ({ refusals }: UnitAvailability): boolean =>
  refusals.every(({ code }) => onlySize.has(code))

/** Groups the search's answer: units for the whole party, units to combine, and unavailable ones. */
export function sortQuotes({ search, units, availability, settings }: FlowData): SortedQuotes {
  const quotes = (availability ?? []).flatMap((answer) => {
    const unit = units.find(({ id }) => id === answer.accommodation_unit)
    return unit ? [{ unit, availability: answer }] : []
  })
  const ordered = quotes.toSorted((a, b) => rank(a, search.unit) - rank(b, search.unit))
  const free = ordered.filter(({ availability: { available } }) => available)
  const sized = ordered.filter(({ availability: answer }) => !answer.available && isTakable(answer))
  const places = [...free, ...sized].reduce((sum, { unit }) => sum + unit.capacity + unit.extra_beds, 0)
  const party = placesOf({ adults: search.adults, children_ages: [...search.ages] }, settings.age_bands)
  // Each room needs an adult, so a single adult cannot take two.
  const part = search.adults > 1 ? sized : []
  const chosen = new Set([...free, ...part])
  return {
    free,
    part,
    restricted: ordered.filter((quote) => !chosen.has(quote)),
    partyTooBig: free.length === 0 && places < party,
  }
}

/** Puts the unit of a link first in its section. */
const rank = ({ unit }: UnitQuote, slug: string | null) => (unit.slug === slug ? 0 : 1)
