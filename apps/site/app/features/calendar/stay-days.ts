import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { daysBetween, eachDay, type Day } from '@dvor/format/days.ts'

/** The days of a unit's calendar by their date. */
export type StayDays = ReadonlyMap<Day, CalendarDay>

export const byDay = (days: readonly CalendarDay[]): StayDays => new Map(days.map((day) => [day.day, day]))

/** Whether a stay may begin on the day. */
export const canArrive = (days: StayDays, day: Day): boolean => days.get(day)?.can_arrive ?? false

/** Whether a stay from `arrival` may end on `day`: long enough, departure allowed, and all nights free. */
export function canDepart(days: StayDays, arrival: Day, day: Day): boolean {
  const nights = daysBetween(arrival, day)
  if (nights < (days.get(arrival)?.min_nights ?? 1) || !days.get(day)?.can_depart) return false
  return eachDay(arrival, day).every((night) => days.get(night)?.free)
}

/** Price of the night in cents; null when it is taken. */
export function nightPrice(days: StayDays, day: Day): number | null {
  const night = days.get(day)
  return night?.free ? night.price : null
}
