import type { CalendarDay, NoArrival } from '@dvor/contract/pricing/availability.ts'
import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import { daysBetween, eachDay, type Day } from '@dvor/format/days.ts'

/** The days of a unit's calendar by their date. */
export type StayDays = ReadonlyMap<Day, CalendarDay>

export const byDay = (days: readonly CalendarDay[]): StayDays => new Map(days.map((day) => [day.day, day]))

/** Whether a stay may begin on the day. */
export const canArrive = (days: StayDays, day: Day): boolean => days.get(day)?.can_arrive ?? false

/** Whether a stay from `arrival` may end on `day`: long enough, departure allowed, and all nights free. */
export function canDepart(days: StayDays, arrival: Day, day: Day): boolean {
  const nights = daysBetween(arrival, day)
  const first = days.get(arrival)
  if (nights < (first?.min_nights ?? 1) || !days.get(day)?.can_depart) return false
  if (nights > (first?.max_nights ?? nights)) return false
  return eachDay(arrival, day).every((night) => days.get(night)?.free)
}

/** Why a day cannot be chosen; the fewest or most nights where they decide. */
export type DayRestriction =
  | {
      code:
        | Exclude<NoArrival, 'min_nights' | 'only_package'>
        | 'departure_closed'
        | 'departure_weekday'
        | 'before_arrival'
    }
  | { code: 'min_nights' | 'max_nights'; nights: number }
  | { code: 'only_package'; package: PackageName }

/** Why a stay cannot begin on the day; null when it can. */
function restrictionOfArrival(days: StayDays, day: Day): DayRestriction | null {
  const calendarDay = days.get(day)
  if (!calendarDay?.no_arrival) return null
  if (calendarDay.no_arrival === 'min_nights') return { code: 'min_nights', nights: calendarDay.min_nights }
  if (calendarDay.no_arrival !== 'only_package') return { code: calendarDay.no_arrival }
  return calendarDay.only_package && { code: 'only_package', package: calendarDay.only_package }
}

/** Why a night cannot be a part of a stay. */
export const restrictionOfNight = (only: PackageName | null): DayRestriction =>
  only ? { code: 'only_package', package: only } : { code: 'taken' }

/** Why a stay from `arrival` cannot end on the day; null when it can. */
function restrictionOfDeparture(days: StayDays, arrival: Day, day: Day): DayRestriction | null {
  if (day === arrival || canDepart(days, arrival, day)) return null
  const { min_nights = 1, max_nights = null } = days.get(arrival) ?? {}
  const nights = daysBetween(arrival, day)
  if (nights < 1) return { code: 'before_arrival' }
  const unfree = eachDay(arrival, day).find((night) => !days.get(night)?.free)
  if (unfree !== undefined) return restrictionOfNight(days.get(unfree)?.only_package ?? null)
  if (nights < min_nights) return { code: 'min_nights', nights: min_nights }
  if (max_nights !== null && nights > max_nights) return { code: 'max_nights', nights: max_nights }
  return { code: days.get(day)?.departure_closed ? 'departure_closed' : 'departure_weekday' }
}

/** Why a day cannot be the departure of a stay from `arrival`, or an arrival where that is null. */
export const restrictionOf = (days: StayDays, day: Day, arrival: Day | null): DayRestriction | null =>
  arrival === null ? restrictionOfArrival(days, day) : restrictionOfDeparture(days, arrival, day)

/** Price of the night in cents; null when it is taken. */
export function nightPrice(days: StayDays, day: Day): number | null {
  const night = days.get(day)
  return night?.free ? night.price : null
}
