import type { Client } from '@dvor/client/client.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import { bookingStep, type FlowSearch, type RoomChoice } from '../../search/search-params.ts'
import type { FlowData, FlowUnit } from './load-flow.ts'
import { holdsParty, splitParty } from './party.ts'
import { isTakable } from './unit-quotes.ts'

/** Before a search. */
export const noSearch: Pick<FlowData, 'availability' | 'failure'> = { availability: null, failure: null }

/** Searches the days of an address for its party. */
export async function searchUnits(
  client: Client,
  { from, to, adults, ages }: FlowSearch,
): Promise<typeof noSearch> {
  const answer = await client.booking.attempt.availability({
    from: from ?? '',
    to: to ?? '',
    adults,
    children_ages: agesText(ages),
  })
  return answer.ok
    ? { availability: answer.value, failure: null }
    : { availability: null, failure: answer.error.code }
}

/** Rooms of the address that exist and hold the whole party; else the unit of a link. */
export function roomsOf(
  search: FlowSearch,
  { units, settings }: Pick<FlowData, 'units' | 'settings'>,
  availability: UnitAvailability[] | null,
): readonly RoomChoice[] {
  if (!search.from || !search.to) return []
  const takable = takableSlugs(units, availability)
  const rooms = search.rooms.filter(
    (room, index) =>
      search.rooms.findIndex(({ unit }) => unit === room.unit) === index && takable.has(room.unit),
  )
  if (rooms.length === 0) return roomOfLink(search, units, availability)
  if (holdsParty(rooms, search)) return rooms
  const roomUnits = rooms.flatMap(({ unit }) => findUnit(units, unit) ?? [])
  // Each room needs an adult: of more rooms than adults the first ones stay.
  return splitParty(search, roomUnits.slice(0, search.adults), settings.age_bands) ?? []
}

/** Units that can be taken, alone or combined; before a search and in later steps, all units. */
function takableSlugs(units: readonly FlowUnit[], availability: UnitAvailability[] | null): Set<string> {
  const refused = new Set(
    availability?.filter((answer) => !isTakable(answer)).map((answer) => answer.accommodation_unit),
  )
  return new Set(units.filter(({ id }) => !refused.has(id)).map(({ slug }) => slug))
}

/** The unit of a link for the whole party: in the first step when it is free, in later steps until its hold fails. */
function roomOfLink(
  search: FlowSearch,
  units: readonly FlowUnit[],
  availability: UnitAvailability[] | null,
): RoomChoice[] {
  const unit = search.unit ? findUnit(units, search.unit) : undefined
  const free = availability
    ? availability.find(({ accommodation_unit }) => accommodation_unit === unit?.id)?.available
    : search.step !== bookingStep.choice
  return unit && free ? [{ unit: unit.slug, adults: search.adults, ages: search.ages }] : []
}

/** Cents of the security deposits of the rooms' units; no part of the price. */
export const securityDepositOf = (units: readonly FlowUnit[], rooms: readonly RoomChoice[]): number =>
  rooms.reduce((sum, { unit }) => sum + (findUnit(units, unit)?.security_deposit ?? 0), 0)

/** Finds a unit by its slug. */
export const findUnit = (units: readonly FlowUnit[], slug: string): FlowUnit | undefined =>
  units.find((unit) => unit.slug === slug)
