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
  /** Whole houses for the party, where no single room is free for it, or one that a link asks for. */
  wholes: UnitQuote[]
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

/** Whether a unit is sold with all rooms of its building or of the property. */
export const isWhole = ({ let_as }: Pick<FlowUnit, 'let_as'>): boolean => let_as !== 'unit'

/** Groups the search's answer: units for the whole party, units to combine, and unavailable ones. */
export function sortQuotes({ search, units, availability, settings }: FlowData): SortedQuotes {
  const quotes = (availability ?? []).flatMap((answer) => {
    const unit = units.find(({ id }) => id === answer.accommodation_unit)
    return unit ? [{ unit, availability: answer }] : []
  })
  const ordered = quotes.toSorted((a, b) => rank(a, search.unit) - rank(b, search.unit))
  const rooms = ordered.filter(({ unit }) => !isWhole(unit))
  const free = rooms.filter(isFree)
  const wholes = wholesFor(ordered, rooms, search.unit)
  const sized = rooms.filter(({ availability: answer }) => !answer.available && isTakable(answer))
  const places = [...free, ...sized].reduce((sum, { unit }) => sum + unit.capacity + unit.extra_beds, 0)
  const party = placesOf({ adults: search.adults, children_ages: [...search.ages] }, settings.age_bands)
  // Each room needs an adult, so a single adult cannot take two.
  const part = search.adults > 1 ? sized : []
  const chosen = new Set([...free, ...part])
  return {
    free,
    wholes: wholes.filter(isFree),
    part,
    restricted: [...rooms.filter((quote) => !chosen.has(quote)), ...wholes.filter((quote) => !isFree(quote))],
    partyTooBig: free.length === 0 && places < party,
  }
}

const isFree = ({ availability }: UnitQuote) => availability.available

/**
 * The whole houses that answer a search (decision 112): the one of a link, free ones where no room is free for the
 * party, and taken ones where no room of the property sleeps it.
 */
function wholesFor(
  all: readonly UnitQuote[],
  rooms: readonly UnitQuote[],
  wanted: string | null,
): UnitQuote[] {
  const fitsRoom = rooms.some(({ availability }) => availability.sleeps_all)
  return all.filter(
    (quote) =>
      isWhole(quote.unit) &&
      (quote.unit.slug === wanted || (isFree(quote) ? !rooms.some(isFree) : !fitsRoom)),
  )
}

/** Puts the unit of a link first in its section. */
const rank = ({ unit }: UnitQuote, slug: string | null) => (unit.slug === slug ? 0 : 1)
