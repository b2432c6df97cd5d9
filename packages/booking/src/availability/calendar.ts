import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { addDays, eachDay, fromDayNumber, toDayNumber, weekdayOf, type Day } from '@dvor/format/days.ts'
import type { Moment } from '../stay/moment.ts'
import { allowsWeekday, conditionsOn, rateOn, type RateTable, type StayConditions } from '../pricing/rate.ts'
import { minNightsOn } from './gap.ts'
import { isTooLate, lastArrivalDay, type RestrictionSettings, type TakenNights } from './restrictions.ts'

/**
 * Days by which callers load taken nights further on both sides, because stays may begin before and end after the
 * view. No unit requires more nights than that.
 */
export const calendarReach = 62

export interface CalendarQuestion {
  table: RateTable
  taken: TakenNights
  settings: Pick<RestrictionSettings, 'check_in_from'>
  moment: Moment
  /** First and last day, both inclusive. */
  from: Day
  to: Day
}

/** A day on which a stay may begin. */
export interface Arrival extends StayConditions {
  day: Day
  /** Day number, because comparing strings of whole views would be slow. */
  number: number
  /** Number of free nights from this day on without a gap, within the question's range. */
  freeRun: number
}

/** Whether a night can be booked. */
export const isFree = ({ taken, moment }: CalendarQuestion, night: Day) =>
  night >= moment.today && !taken.has(night)

function isOpenForArrival({ table, settings, moment }: CalendarQuestion, day: Day): boolean {
  const { unit } = table
  if (!unit.active || !unit.online_bookable || day > lastArrivalDay(unit, moment.today)) return false
  return !isTooLate(unit, day, settings.check_in_from, moment)
}

/** Number of consecutive free nights from each of the days on. */
function freeRuns(question: CalendarQuestion, days: readonly Day[]): Map<Day, number> {
  const runs = new Map<Day, number>()
  let run = 0
  for (const day of days.toReversed()) {
    run = isFree(question, day) ? run + 1 : 0
    runs.set(day, run)
  }
  return runs
}

const week = [1, 2, 3, 4, 5, 6, 7]

/** Whether a stay with this arrival may end on some day of its free run; weekdays repeat after a week. */
function canEnd({ number, minNights, freeRun, departureWeekdays }: Arrival): boolean {
  const ends = Math.min(freeRun - minNights + 1, week.length)
  const end = (index: number) => fromDayNumber(number + minNights + index)
  return Array.from({ length: ends }, (_, index) => end(index)).some((day) =>
    allowsWeekday(departureWeekdays, day),
  )
}

/** All possible arrivals on the days of a question. */
export function arrivalsOf(question: CalendarQuestion): Arrival[] {
  const { from, to } = question
  const runs = freeRuns(question, eachDay(from, addDays(to, calendarReach + 1)))
  return possibleArrivals(question, eachDay(from, addDays(to, 1)), runs)
}

const reachedDays = ({ from, to }: CalendarQuestion) =>
  eachDay(addDays(from, -calendarReach), addDays(to, calendarReach + 1))

/** Days on which an arrival with the required number of nights is possible. */
function possibleArrivals(
  question: CalendarQuestion,
  days: readonly Day[],
  runs: ReadonlyMap<Day, number>,
): Arrival[] {
  return days
    .map((day) => ({
      day,
      number: toDayNumber(day),
      freeRun: runs.get(day) ?? 0,
      ...conditionsOn(question.table, day),
      minNights: minNightsOn(question, day),
    }))
    .filter((arrival) => arrival.freeRun >= arrival.minNights)
    .filter((arrival) => allowsWeekday(arrival.arrivalWeekdays, arrival.day))
    .filter((arrival) => isOpenForArrival(question, arrival.day))
    .filter(canEnd)
}

/**
 * Whether some stay may end on a day. Every stay of a free run may extend to its end, so the earliest departure by run
 * and weekday decides; pairing every arrival with every departure of an empty year would take a hundred thousand
 * steps.
 */
function departuresOf(arrivals: readonly Arrival[], runs: ReadonlyMap<Day, number>): (day: Day) => boolean {
  const earliest = new Map<string, number>()
  const keyOf = (runEnd: number, weekday: number) => `${runEnd} ${weekday}`
  for (const { number, minNights, freeRun, departureWeekdays } of arrivals) {
    for (const weekday of departureWeekdays.length > 0 ? departureWeekdays : week) {
      const key = keyOf(number + freeRun, weekday)
      earliest.set(key, Math.min(earliest.get(key) ?? Infinity, number + minNights))
    }
  }
  return (day) => {
    const number = toDayNumber(day)
    const fromLastNight = runs.get(addDays(day, -1)) ?? 0
    if (fromLastNight === 0) return false
    const end = number - 1 + fromLastNight
    return number >= (earliest.get(keyOf(end, weekdayOf(day))) ?? Infinity)
  }
}

/**
 * Each day of a unit: whether its night is free, whether an allowed stay may begin or end on it, the price of its
 * night for the base persons in cents, and the rule of the price.
 */
export function calendarDays(question: CalendarQuestion): CalendarDay[] {
  const days = reachedDays(question)
  const runs = freeRuns(question, days)
  const arrivals = possibleArrivals(question, days, runs)
  const arrivalDays = new Set(arrivals.map((arrival) => arrival.day))
  const canDepart = departuresOf(arrivals, runs)
  return eachDay(question.from, addDays(question.to, 1)).map((day) => {
    const rate = rateOn(question.table, day)
    return {
      day,
      free: isFree(question, day),
      can_arrive: arrivalDays.has(day),
      can_depart: canDepart(day),
      price: rate.price,
      min_nights: minNightsOn(question, day),
      rule: rate.row?.title ?? null,
    }
  })
}
