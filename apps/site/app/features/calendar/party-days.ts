import type { PartyDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { browserApi } from '../../core/client/browser-api.ts'
import { calendarSpan } from './load-days.ts'

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
  const range = { from: today, to: addDays(today, calendarSpan) }
  const days = await browserApi.booking.partyDays({ ...range, adults, children_ages: ages }, { signal })
  return days && new Map(days.map((one) => [one.day, one]))
}

/** Whether some stay may begin on the day. */
export const mayBegin = (days: PartyDays, day: Day): boolean => (days.get(day)?.nights.length ?? 0) > 0

/** Whether one unit is free for the whole stay. */
export const mayStay = (days: PartyDays, arrival: Day, departure: Day): boolean =>
  days.get(arrival)?.nights.includes(daysBetween(arrival, departure)) ?? false
