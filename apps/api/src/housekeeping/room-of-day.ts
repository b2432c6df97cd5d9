import { workOn, type CleaningRules, type RoomParty } from '@dvor/booking/housekeeping/day-work.ts'
import { bandsOf } from '@dvor/booking/stay/guests.ts'
import type { RoomPlan } from '@dvor/contract/housekeeping/rooms.ts'
import type { HousekeepingUnit, UnitGuests } from '@dvor/contract/insight/day-sheets.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { Day } from '@dvor/format/days.ts'
import type { SheetService, SheetStay } from '../insight/day-sheets/queries.ts'

type Room = Pick<HousekeepingUnit, 'id' | 'code' | 'title' | 'beds'>

/** Guests of a room with the age bands by which their children sleep in cots. */
interface RoomGuests {
  room: string
  guests: UnitGuests
  bands: readonly AgeBand[]
}

/** Everything that the row of a room on a day follows from. */
export interface DaySources {
  guests: readonly RoomGuests[]
  plan: RoomPlan | undefined
  rules: CleaningRules
  /** Whether it is dirty since an earlier day. */
  isLeftOver: boolean
}

/** Guests of rooms, with the services of their reservations that are no meals. */
export function guestsOf(
  stays: readonly SheetStay[],
  services: readonly SheetService[],
  ofProperty: readonly AgeBand[],
): RoomGuests[] {
  const things = Map.groupBy(
    services.filter(({ meal }) => meal === 'none'),
    ({ reservation }) => reservation,
  )
  return stays.map(({ unit, unit_code: _code, age_bands, ...guests }) => ({
    room: unit,
    bands: bandsOf({ age_bands }, ofProperty),
    guests: {
      ...guests,
      services: (things.get(guests.reservation) ?? []).map(({ title, quantity }) => ({ title, quantity })),
    },
  }))
}

const partyOf = (one: RoomGuests | undefined): RoomParty | null =>
  one ? { ...one.guests, bands: one.bands } : null

/** A room's row on a day; null where nobody leaves, comes or stays, and it is not dirty from before. */
export function roomOn(
  room: Room,
  day: Day,
  { guests, plan, rules, isLeftOver }: DaySources,
): HousekeepingUnit | null {
  const one = (holds: (guests: UnitGuests) => boolean) => guests.find((each) => holds(each.guests))
  const departing = one(({ departure }) => departure === day)
  const arriving = one(({ arrival }) => arrival === day)
  const staying = one(({ arrival, departure }) => arrival < day && day < departure)
  if (!departing && !arriving && !staying && !isLeftOver) return null
  const parties = { departing: partyOf(departing), arriving: partyOf(arriving), staying: partyOf(staying) }
  const { cleaner = null, cleaner_name = null, until = null, note = null } = plan ?? {}
  return {
    ...room,
    work: workOn(parties, rules, day),
    plan: { cleaner, cleaner_name, until, note },
    departing: departing?.guests ?? null,
    arriving: arriving?.guests ?? null,
    staying: staying?.guests ?? null,
    next: one(({ arrival }) => arrival > day)?.guests ?? null,
  }
}

const ranks = { changeover: 0, arrival: 0, departure: 1, leftover: 1, stay: 2, none: 3 } as const

/** Time until which a room is awaited: a guest without a time of arrival may come first. */
const timeOf = ({ arriving }: HousekeepingUnit): string => arriving?.arrival_time ?? ''

/** The order of rooms that nobody has planned: arrivals by their time, then departures and stays. */
export const byUrgency = (a: HousekeepingUnit, b: HousekeepingUnit): number =>
  ranks[a.work.kind] - ranks[b.work.kind] || timeOf(a).localeCompare(timeOf(b))
