import type { FlowData } from './load-flow.ts'
import { findUnit } from './rooms-of-search.ts'
import { isWhole, type UnitQuote } from './unit-quotes.ts'
import { isRoomMissing, splitParty } from './party.ts'
import { bookingStep, flowPath, type FlowSearch, type RoomChoice } from '../../search/search-params.ts'

export type RoomAction = 'take' | 'choose' | 'combine' | 'swap' | 'add' | 'remove'

/** The button of a card: its action, and the address with the rooms after it. */
export interface RoomWay {
  action: RoomAction
  to: string
}

export interface RoomWays {
  /** Action of the card's button; null when the unit can only be added to the chosen ones, or not be taken. */
  main: RoomWay | null
  /** Adds the unit to the chosen ones, or begins such a choice; present only where the button does something else. */
  add: RoomWay | null
}

type Flow = Pick<FlowData, 'search' | 'rooms' | 'units' | 'names' | 'settings'>

/** Address of the first step with these rooms, without the unit of a link. */
export const roomsPath = (search: FlowSearch, rooms: readonly RoomChoice[]): string =>
  flowPath({ ...search, rooms, unit: null, step: bookingStep.choice })

/** Address of the step after the choice of rooms, which holds them. */
export const takenPath = (search: FlowSearch, rooms: readonly RoomChoice[]): string =>
  flowPath({ ...search, rooms, unit: null, step: bookingStep.order })

/**
 * Returns the possible actions for a free unit. One that sleeps everybody is taken and held at once. A second unit
 * replaces the first one while it sleeps everybody. More than one unit is taken only by `combine` and `add`, or where
 * the chosen ones have too few places. A whole house is never combined, because it contains its rooms.
 */
export function roomWays(
  flow: Flow,
  { unit, availability }: Pick<UnitQuote, 'unit' | 'availability'>,
): RoomWays {
  const slugs = flow.rooms.map((room) => room.unit)
  const others = slugs.filter((slug) => slug !== unit.slug)
  if (others.length < slugs.length) return { main: wayTo(flow, 'remove', others), add: null }
  const isAlone = [unit.slug, ...slugs].some((slug) => isWholeSlug(flow, slug))
  if (isAlone && slugs.length > 0) {
    const action = availability.available ? 'swap' : 'choose'
    return { main: wayTo(flow, action, [unit.slug]), add: null }
  }
  if (slugs.length === 0) {
    const ways = firstWays(flow, unit.slug, availability.available)
    return isAlone ? { ...ways, add: null } : ways
  }
  const add = wayTo(flow, 'add', [...slugs, unit.slug])
  if (availability.available) return { main: wayTo(flow, 'swap', [unit.slug]), add }
  return isRoomMissing(flow) ? { main: add, add: null } : { main: null, add }
}

function isWholeSlug({ units }: Flow, slug: string): boolean {
  const unit = findUnit(units, slug)
  return unit !== undefined && isWhole(unit)
}

/** Actions while nothing is chosen; several units need an adult in each. */
function firstWays(flow: Flow, slug: string, sleepsAll: boolean): RoomWays {
  if (!sleepsAll) return { main: wayTo(flow, 'choose', [slug]), add: null }
  const several = flow.search.adults > 1 && flow.names.length > 1
  return { main: wayTo(flow, 'take', [slug]), add: several ? wayTo(flow, 'combine', [slug]) : null }
}

/** Splits the party over all units again; null for fewer adults than units. */
function wayTo(
  { search, units, settings }: Flow,
  action: RoomAction,
  slugs: readonly string[],
): RoomWay | null {
  if (slugs.length === 0) return { action, to: roomsPath(search, []) }
  const sizes = slugs.flatMap((slug) => findUnit(units, slug) ?? [])
  const split = splitParty(search, sizes, settings.age_bands)
  return split && { action, to: action === 'take' ? takenPath(search, split) : roomsPath(search, split) }
}
