import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'

/** Days of a stay as they are filled in. */
export interface TypedPeriod {
  readonly arrival: Day | null
  readonly departure: Day | null
}

/** Number of nights; null while the days are unfinished. */
export function nightsOf({ arrival, departure }: TypedPeriod): number | null {
  if (arrival === null || departure === null || departure <= arrival) return null
  return daysBetween(arrival, departure)
}

/** The period with another arrival: the stay keeps its nights, so that its departure moves along. */
export function withArrival(period: TypedPeriod, arrival: Day | null): TypedPeriod {
  const nights = nightsOf(period)
  return { arrival, departure: arrival && nights ? addDays(arrival, nights) : period.departure }
}

/** The period moved as a whole by days. */
export const movedBy = ({ arrival, departure }: TypedPeriod, days: number): TypedPeriod => ({
  arrival: arrival && addDays(arrival, days),
  departure: departure && addDays(departure, days),
})

/** Nights before and after a change, where their number differs; null where it does not or the days are unfinished. */
export function otherNights(
  agreed: TypedPeriod,
  typed: TypedPeriod,
): { before: number; after: number } | null {
  const [before, after] = [nightsOf(agreed), nightsOf(typed)]
  return before && after && before !== after ? { before, after } : null
}
