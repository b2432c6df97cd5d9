import type { FlowData } from './load-flow.ts'
import { findUnit } from './load-flow.ts'
import type { UnitQuote } from './unit-quotes.ts'
import { isRoomMissing, splitParty } from './party.ts'
import { bookingStep, flowPath, type FlowSearch, type RoomChoice } from '../../search/search-params.ts'

export type RoomAction = 'choose' | 'swap' | 'add' | 'remove'

/** The button of a card: its action, and the address with the rooms after it. */
export interface RoomWay {
  action: RoomAction
  to: string
}

export interface RoomWays {
  /** Action of the card's button; null when the unit can only be added to the chosen ones, or not be taken. */
  main: RoomWay | null
  /** Adds the unit to the chosen ones; present only where this is not the button's own action. */
  add: RoomWay | null
}

type Flow = Pick<FlowData, 'search' | 'rooms' | 'units' | 'settings'>

/** Address of the first step with these rooms, without the unit of a link. */
export const roomsPath = (search: FlowSearch, rooms: readonly RoomChoice[]): string =>
  flowPath({ ...search, rooms, unit: null, step: bookingStep.choice })

/**
 * Returns the possible actions for a free unit. A second unit replaces the first one while it sleeps everybody. More
 * than one unit is taken only by `add`, or where the chosen ones have too few places.
 */
export function roomWays(
  flow: Flow,
  { unit, availability }: Pick<UnitQuote, 'unit' | 'availability'>,
): RoomWays {
  const chosen = flow.rooms.map((room) => room.unit)
  const others = chosen.filter((slug) => slug !== unit.slug)
  if (others.length < chosen.length) return { main: wayTo(flow, 'remove', others), add: null }
  if (chosen.length === 0) return { main: wayTo(flow, 'choose', [unit.slug]), add: null }
  const add = wayTo(flow, 'add', [...chosen, unit.slug])
  if (availability.available) return { main: wayTo(flow, 'swap', [unit.slug]), add }
  return isRoomMissing(flow) ? { main: add, add: null } : { main: null, add }
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
  return split && { action, to: roomsPath(search, split) }
}
