import type { FlowData } from './load-flow.ts'
import { findUnit } from './load-flow.ts'
import type { Offer } from './offers.ts'
import { isRoomMissing, splitParty } from './party.ts'
import { flowPath, type FlowSearch, type RoomChoice } from '../../search/search-params.ts'

export type RoomAction = 'choose' | 'swap' | 'add' | 'remove'

/** One press on a card: what it does, and the address with the rooms as they are afterwards. */
export interface RoomWay {
  action: RoomAction
  to: string
}

export interface RoomWays {
  /** What a press on the card's button does; null when the unit can only be added to the chosen ones, or not at all. */
  main: RoomWay | null
  /** Adds the unit to those that are chosen; only where another one is not what the party needs anyway. */
  add: RoomWay | null
}

type Flow = Pick<FlowData, 'search' | 'rooms' | 'units' | 'settings'>

/** The address of the first step with these rooms; the unit that a link brought has then done its work. */
export const roomsPath = (search: FlowSearch, rooms: readonly RoomChoice[]): string =>
  flowPath({ ...search, rooms, unit: null, step: 1 })

/**
 * What can be done with a free unit. A second unit takes the place of the first one while it sleeps everybody; more
 * units than one are taken only by the explicit `add`, or where those that are chosen sleep too few.
 */
export function roomWays(flow: Flow, { unit, availability }: Pick<Offer, 'unit' | 'availability'>): RoomWays {
  const chosen = flow.rooms.map((room) => room.unit)
  const others = chosen.filter((slug) => slug !== unit.slug)
  if (others.length < chosen.length) return { main: wayTo(flow, 'remove', others), add: null }
  if (chosen.length === 0) return { main: wayTo(flow, 'choose', [unit.slug]), add: null }
  const add = wayTo(flow, 'add', [...chosen, unit.slug])
  if (availability.available) return { main: wayTo(flow, 'swap', [unit.slug]), add }
  return isRoomMissing(flow) ? { main: add, add: null } : { main: null, add }
}

/** Splits the party anew over all units; null when there are fewer adults than units. */
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
