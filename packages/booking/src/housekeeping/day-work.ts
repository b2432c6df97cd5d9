import type { DayWork } from '@dvor/contract/insight/day-sheets.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { childPlacesOf, type Party } from '../stay/guests.ts'

/** How often rooms are cleaned and linen changed while guests stay, in days; 0 for never. */
export interface CleaningRules {
  stay_cleaning_days: number
  linen_days: number
}

/** Guests of a room, with the age bands by which children sleep in cots. */
export interface RoomParty extends Party {
  arrival: Day
  departure: Day
  bands: readonly AgeBand[]
}

/** The guests of a room on a day. */
export interface RoomDay {
  departing: RoomParty | null
  arriving: RoomParty | null
  staying: RoomParty | null
}

const cotsOf = (party: RoomParty | null): number =>
  party ? party.children_ages.length - childPlacesOf(party, party.bands) : 0

/** Whether something that is done every so many days of a stay is due. */
const isDue = ({ arrival }: RoomParty, every: number, day: Day): boolean =>
  every > 0 && daysBetween(arrival, day) % every === 0

/** The work of housekeeping in a room on a day; `leftover` where nobody comes, stays or leaves. */
export function workOn({ departing, arriving, staying }: RoomDay, rules: CleaningRules, day: Day): DayWork {
  const [before, after] = [cotsOf(departing), cotsOf(arriving)]
  const cots = { bring: Math.max(0, after - before), remove: Math.max(0, before - after) }
  if (staying) {
    const linen = isDue(staying, rules.linen_days, day) && daysBetween(day, staying.departure) > 1
    const isCleaned = linen || isDue(staying, rules.stay_cleaning_days, day)
    return { kind: isCleaned ? 'stay' : 'none', linen, cots }
  }
  const kind = departing ? (arriving ? 'changeover' : 'departure') : arriving ? 'arrival' : 'leftover'
  return { kind, linen: departing !== null, cots }
}
