import { isAboutSize } from '@dvor/booking/availability/party-size.ts'
import { placesOf } from '@dvor/booking/stay/guests.ts'
import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { isTakable, type UnitQuote } from '../flow/unit-quotes.ts'
import type { WholeParty } from '../flow/party.ts'

/** Reasons why a search finds no room for the whole party, in the order in which they are checked. */
export type NoRoomReason =
  /** More people than all units sleep. */
  | { kind: 'party_too_big'; places: number }
  | { kind: 'too_far'; lastDay: Day }
  | { kind: 'too_late' }
  | { kind: 'closed' }
  /** Only a package is sold on some of the nights. */
  | { kind: 'only_package'; package: PackageName }
  | { kind: 'taken' }
  /** Free, but only for a longer stay. */
  | { kind: 'min_nights'; nights: number }
  /** Free, but not with these days of arrival and departure. */
  | { kind: 'weekday' }
  /** Some places are free, fewer than the party needs. */
  | { kind: 'few_places'; places: number }
  /** Free units exist, but none sleeps a party with a single adult. */
  | { kind: 'one_adult' }
  /** The units have different reasons. */
  | { kind: 'mixed' }

interface Asked {
  search: WholeParty
  settings: Pick<FlowData['settings'], 'age_bands'>
}

const weekdays = new Set<Restriction['code']>([
  'arrival_weekday',
  'departure_weekday',
  'arrival_closed',
  'departure_closed',
])

const sleeps = (quotes: readonly Pick<UnitQuote, 'unit'>[]) =>
  quotes.reduce((sum, { unit }) => sum + unit.capacity + unit.extra_beds, 0)

/** Returns the reason for the whole search; `quotes` are all units, none of which takes the party alone. */
export function noRoomReason({ search, settings }: Asked, quotes: readonly UnitQuote[]): NoRoomReason {
  const party = placesOf({ adults: search.adults, children_ages: [...search.ages] }, settings.age_bands)
  const all = sleeps(quotes)
  if (party > all) return { kind: 'party_too_big', places: all }
  const takable = quotes.filter(({ availability }) => isTakable(availability))
  if (takable.length > 0) {
    const places = sleeps(takable)
    return places < party ? { kind: 'few_places', places } : { kind: 'one_adult' }
  }
  return reasonOfAll(quotes.map(({ availability }) => withoutSize(availability.refusals)))
}

const withoutSize = (all: readonly Restriction[]) => all.filter((restriction) => !isAboutSize(restriction))

/** A unit that a longer or shifted stay would open is a more useful reason than taken ones. */
function reasonOfAll(units: readonly (readonly Restriction[])[]): NoRoomReason {
  const short = units.filter((restrictions) => restrictions.every(({ code }) => code === 'min_nights'))
  const nights = short
    .flat()
    .flatMap((restriction) => (restriction.code === 'min_nights' ? restriction.nights : []))
  if (nights.length > 0) return { kind: 'min_nights', nights: Math.min(...nights) }
  if (
    units.some((restrictions) =>
      restrictions.every(({ code }) => weekdays.has(code) || code === 'min_nights'),
    )
  )
    return { kind: 'weekday' }
  const isEverywhere = (code: Restriction['code']) =>
    units.every((restrictions) => restrictions.some((restriction) => restriction.code === code))
  const lastDays = units
    .flat()
    .flatMap((restriction) => (restriction.code === 'too_far' ? restriction.last_day : []))
  if (isEverywhere('too_far')) return { kind: 'too_far', lastDay: lastDays.toSorted().at(-1) ?? '' }
  if (isEverywhere('too_late')) return { kind: 'too_late' }
  if (isEverywhere('closed')) return { kind: 'closed' }
  const [only] = units.flat().filter((one) => one.code === 'only_package')
  if (only && isEverywhere('only_package')) return { kind: 'only_package', package: only }
  return isEverywhere('taken') ? { kind: 'taken' } : { kind: 'mixed' }
}

/** A stay with other dates that one press chooses. */
export interface Way extends Alternative {
  unit: UnitQuote['unit']
}

const mostWays = 3

/** Longer stays that contain the requested nights: the shortest first, then the cheapest. */
export function longerWays(quotes: readonly UnitQuote[]): Way[] {
  const ways = quotes.flatMap(({ unit, availability: { longer } }) => (longer ? [{ ...longer, unit }] : []))
  const length = ({ arrival, departure }: Way) => daysBetween(arrival, departure)
  return ways.toSorted((a, b) => length(a) - length(b) || a.total - b.total).slice(0, mostWays)
}

/** The nearest days for a stay of the same length, each with its cheapest unit. */
export function nearestWays(quotes: readonly UnitQuote[], from: Day): Way[] {
  const ways = quotes.flatMap(({ unit, availability }) =>
    availability.alternatives.map((alternative) => ({ ...alternative, unit })),
  )
  const away = ({ arrival }: Way) => Math.abs(daysBetween(from, arrival))
  const sorted = ways.toSorted((a, b) => away(a) - away(b) || a.total - b.total)
  const first = sorted.filter(
    (way, index) => sorted.findIndex(({ arrival }) => arrival === way.arrival) === index,
  )
  return first.slice(0, mostWays)
}
