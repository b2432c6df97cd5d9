import { isAboutSize } from '@dvor/booking/availability/party-size.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
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

/** Whether a unit can be taken: it is free, and at most too small for the whole party. */
export const isTakable = ({ refusals }: UnitAvailability): boolean => refusals.every(isAboutSize)

/** Whether a unit is sold with all rooms of its building or of the property. */
export const isWhole = ({ let_as }: Pick<FlowUnit, 'let_as'>): boolean => let_as !== 'unit'

/** Groups the search's answer: units for the whole party, units to combine, and unavailable ones. */
export function sortQuotes({
  search,
  units,
  availability,
  settings,
}: Pick<FlowData, 'search' | 'units' | 'availability' | 'settings'>): SortedQuotes {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const quotes = (availability ?? []).flatMap((answer) => {
    const unit = byId.get(answer.accommodation_unit)
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
  const mainQuotes = new Set([...free, ...part])
  return {
    free,
    wholes: wholes.filter(isFree),
    part,
    restricted: [
      ...rooms.filter((quote) => !mainQuotes.has(quote)),
      ...wholes.filter((quote) => !isFree(quote)),
    ],
    partyTooBig: free.length === 0 && places < party,
  }
}

const isFree = ({ availability }: UnitQuote) => availability.available

/**
 * The whole houses that answer a search (decision 112): the one of a link, free ones where no room is free for the
 * party, and taken ones where no room of the property sleeps it.
 */
function wholesFor(all: readonly UnitQuote[], rooms: readonly UnitQuote[], slug: string | null): UnitQuote[] {
  const fitsRoom = rooms.some(({ availability }) => availability.sleeps_all)
  return all.filter(
    (quote) =>
      isWhole(quote.unit) && (quote.unit.slug === slug || (isFree(quote) ? !rooms.some(isFree) : !fitsRoom)),
  )
}

/** Puts the unit of a link first in its section. */
const rank = ({ unit }: UnitQuote, slug: string | null) => (unit.slug === slug ? 0 : 1)

/** Rooms on one page of the results: a guest chooses among a dozen, not among hundreds. */
const pageSize = 24

/** The search's answer as one page shows it. */
export interface SearchResults extends SortedQuotes {
  /** Whether there is nothing that the party can take on these days. */
  hasNone: boolean
  /** Rooms on all pages that can be taken, alone or with others. */
  freeRooms: number
  page: number
  pages: number
}

/** Sorts the search's answer and takes the page of the address. */
export function resultsOf(flow: Parameters<typeof sortQuotes>[0]): SearchResults {
  const sorted = sortQuotes(flow)
  const { free, wholes, part, restricted, partyTooBig } = sorted
  const hasNone = free.length + wholes.length === 0 && (partyTooBig || part.length === 0)
  const freeRooms = free.length + part.length
  const count = freeRooms + restricted.length
  // Without a room to offer, the reason and the nearest days are those of all rooms.
  const pages = hasNone ? 1 : Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(flow.search.page, pages)
  if (pages === 1) return { ...sorted, hasNone, freeRooms, page, pages }
  const start = (page - 1) * pageSize
  const pageQuotes = new Set([...free, ...part, ...restricted].slice(start, start + pageSize))
  const onPage = (quotes: readonly UnitQuote[]) => quotes.filter((quote) => pageQuotes.has(quote))
  return {
    free: onPage(free),
    wholes: page === 1 ? wholes : [],
    part: onPage(part),
    restricted: onPage(restricted),
    partyTooBig,
    hasNone,
    freeRooms,
    page,
    pages,
  }
}

/** A flow without the rooms that its page of results does not show: everything in it is sent to the browser. */
export function withoutHidden(flow: FlowData): FlowData {
  const { results, search, rooms, buildings, combinations } = flow
  if (!results || results.pages === 1) return flow
  const quotes = [...results.free, ...results.part, ...results.restricted]
  const groups = [...buildings, ...combinations].flatMap((group) => group.rooms)
  const slugs = new Set([
    ...quotes.map(({ unit }) => unit.slug),
    ...[...rooms, ...search.rooms, ...groups].map(({ unit }) => unit),
    search.unit,
  ])
  const units = flow.units.filter((unit) => isWhole(unit) || slugs.has(unit.slug))
  const ids = new Set(units.map(({ id }) => id))
  const availability = flow.availability?.filter((answer) => ids.has(answer.accommodation_unit)) ?? null
  return { ...flow, units, availability }
}
