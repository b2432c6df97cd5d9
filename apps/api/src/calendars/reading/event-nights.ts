import { addDays, isDay, type Day } from '@dvor/format/days.ts'
import { timeIn, todayIn } from '@dvor/format/instants.ts'

/** The nights of an event: from the night that begins on `arrival` up to, but without, that of `departure`. */
export interface EventDays {
  arrival: Day
  departure: Day
}

/** An event that reaches this time takes the night. */
const evening = '18:00'

/** The nights of an all-day event; with an end equal to the start it takes one. */
export function nightsOfDays(from: Day, until: Day): EventDays | null {
  const departure = until === from ? addDays(from, 1) : until
  return isDay(from) && isDay(departure) && departure > from ? { arrival: from, departure } : null
}

/**
 * Nights of an event with times, by the clock in the property: each whose evening (18:00 to midnight) it touches. So a
 * stay from 14:00 to 10:00 and a whole day written as 00:00 to 23:59 or as 00:00 to 00:00 give the expected nights,
 * and an hour at noon takes none. @returns null when it takes none
 */
export function nightsOfTimes(from: Date, until: Date): EventDays | null {
  if (until <= from) return null
  const arrival = todayIn(from)
  const departure = departureAt(until)
  return departure > arrival ? { arrival, departure } : null
}

/** The day of departure of an event that ends at this moment. */
export function departureAt(until: Date): Day {
  const lastDay = todayIn(until)
  return timeIn(until) > evening ? addDays(lastDay, 1) : lastDay
}
