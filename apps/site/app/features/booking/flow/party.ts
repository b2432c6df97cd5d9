import { bandsOf, childPlacesOf, placesOf } from '@dvor/booking/stay/guests.ts'
import { splitParty as splitOverUnits, type SleepingPlaces } from '@dvor/booking/stay/split-party.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { RoomChoice } from '../../search/search-params.ts'

/** The fields of a unit that decide who fits into it. */
export interface RoomSize extends SleepingPlaces {
  slug: string
}

export interface WholeParty {
  adults: number
  ages: readonly number[]
}

/** Splits a party over units as rooms of the address; null for fewer adults than units. */
export function splitParty(
  { adults, ages }: WholeParty,
  units: readonly RoomSize[],
  bands: readonly AgeBand[],
): RoomChoice[] | null {
  const parts = splitOverUnits({ adults, children_ages: [...ages] }, units, bands)
  if (!parts) return null
  return units.flatMap(({ slug }, index) => {
    const part = parts[index]
    return part ? [{ unit: slug, adults: part.adults, ages: part.children_ages }] : []
  })
}

/** Moves an adult into the room at `index`, or out of it to the emptiest other; unchanged when nobody can move. */
export function moveAdult(rooms: readonly RoomChoice[], index: number, into: boolean): readonly RoomChoice[] {
  const others = rooms.map((room, at) => ({ adults: room.adults, at })).filter(({ at }) => at !== index)
  const other = others.toSorted((a, b) => (into ? b.adults - a.adults : a.adults - b.adults))[0]
  const giver = into ? other?.at : index
  const taker = into ? index : other?.at
  if (giver === undefined || taker === undefined || (rooms[giver]?.adults ?? 0) < 2) return rooms
  return rooms.map((room, at) => ({
    ...room,
    adults: room.adults + (at === taker ? 1 : 0) - (at === giver ? 1 : 0),
  }))
}

/** Moves one child of this age from a room to another. */
export function moveChild(
  rooms: readonly RoomChoice[],
  age: number,
  from: number,
  to: number,
): readonly RoomChoice[] {
  return rooms.map((room, at) => {
    if (at === from) return { ...room, ages: room.ages.toSpliced(room.ages.indexOf(age), 1) }
    return at === to ? { ...room, ages: [...room.ages, age] } : room
  })
}

/** Whether the rooms hold exactly the party; an address may be older than the search. */
export function holdsParty(rooms: readonly RoomChoice[], party: WholeParty): boolean {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap((room) => room.ages).toSorted((a, b) => a - b)
  const partyAges = party.ages.toSorted((a, b) => a - b)
  return adults === party.adults && ages.join() === partyAges.join()
}

/** Whether the chosen units have fewer places than the party needs. */
export function isRoomMissing({ rooms, units, search, settings }: TakenRooms): boolean {
  const roomUnits = units.filter(({ slug }) => rooms.some(({ unit }) => unit === slug))
  const places = roomUnits.reduce((sum, unit) => sum + unit.capacity + unit.extra_beds, 0)
  const party = { adults: search.adults, children_ages: [...search.ages] }
  return placesOf(party, settings.age_bands) > places
}

interface TakenRooms {
  rooms: readonly RoomChoice[]
  units: readonly RoomSize[]
  search: WholeParty
  settings: { age_bands: readonly AgeBand[] }
}

/** Persons above the unit's capacity (0 when they fit), and whether there are too many children. */
export function crowding(room: RoomChoice, unit: RoomSize, ofProperty: readonly AgeBand[]) {
  const bands = bandsOf(unit, ofProperty)
  const party = { adults: room.adults, children_ages: [...room.ages] }
  const over = Math.max(0, placesOf(party, bands) - (unit.capacity + unit.extra_beds))
  const tooManyChildren = unit.max_children !== null && childPlacesOf(party, bands) > unit.max_children
  return { over, tooManyChildren }
}
