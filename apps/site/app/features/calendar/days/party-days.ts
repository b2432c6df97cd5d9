import type { PartyDay } from '@dvor/contract/pricing/availability.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { browserApi } from '../../../core/client/browser-api.ts'
import { calendarSpan } from './load-days.ts'
import { restrictionOfNight, type DayRestriction } from './stay-days.ts'

/** The days of the property for one party by their date. */
export type PartyDays = ReadonlyMap<Day, PartyDay>

interface AskedParty {
  adults: number
  ages: readonly number[]
}

/** Loads the coming days for a party; null when they cannot be read. Throws only when aborted. */
export async function loadPartyDays(
  { adults, ages }: AskedParty,
  today: Day,
  signal: AbortSignal,
): Promise<PartyDays | null> {
  const query = {
    from: today,
    to: addDays(today, calendarSpan),
    adults,
    children_ages: agesText(ages),
  }
  const days = await browserApi.booking.partyDays(query, { signal })
  return days && new Map(days.map((one) => [one.day, one]))
}

/** Whether some stay may begin on the day. */
export const canBegin = (days: PartyDays, day: Day): boolean => (days.get(day)?.nights.length ?? 0) > 0

/** Whether one unit is free for the whole stay. */
export const canStay = (days: PartyDays, arrival: Day, departure: Day): boolean =>
  days.get(arrival)?.nights.includes(daysBetween(arrival, departure)) ?? false

/** Why a day cannot be the departure of a stay from `arrival`, or an arrival where that is null; null when it can. */
export const restrictionOf = (days: PartyDays, day: Day, arrival: Day | null): DayRestriction | null =>
  arrival === null ? restrictionOfArrival(days, day) : restrictionOfDeparture(days, arrival, day)

/** A night without a price is free in no unit; one with a price and no numbers of nights begins no stay. */
function restrictionOfArrival(days: PartyDays, day: Day): DayRestriction | null {
  if (canBegin(days, day)) return null
  const partyDay = days.get(day)
  return (partyDay?.price ?? null) === null
    ? restrictionOfNight(partyDay?.only_package ?? null)
    : { code: 'arrival_closed' }
}

function restrictionOfDeparture(days: PartyDays, arrival: Day, day: Day): DayRestriction | null {
  const nights = daysBetween(arrival, day)
  if (nights === 0 || canStay(days, arrival, day)) return null
  if (nights < 0) return { code: 'before_arrival' }
  const offered = days.get(arrival)?.nights ?? []
  const [fewest, most] = [Math.min(...offered), Math.max(...offered)]
  if (nights < fewest) return { code: 'min_nights', nights: fewest }
  return nights > most ? { code: 'max_nights', nights: most } : { code: 'departure_closed' }
}
