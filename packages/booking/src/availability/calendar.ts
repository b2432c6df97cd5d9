import type { CalendarDay, NoArrival } from '@dvor/contract/pricing/availability.ts'
import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import {
  addDays,
  daysBetween,
  eachDay,
  fromDayNumber,
  toDayNumber,
  weekdayOf,
  type Day,
} from '@dvor/format/days.ts'
import type { Moment } from '../stay/moment.ts'
import {
  allowsWeekday,
  conditionsOn,
  isClosedToDeparture,
  rateOn,
  type StayConditions,
} from '../pricing/rate.ts'
import { salesTables, type RateTable } from '../pricing/rate-table.ts'
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

/** Whether a night can be booked without a package. */
export const isFree = (question: CalendarQuestion, night: Day) =>
  isUntaken(question, night) && !question.table.stored.packageNights.has(night)

const isUntaken = ({ taken, moment }: CalendarQuestion, night: Day) =>
  night >= moment.today && !taken.has(night)

/** The package that alone is sold on a night that is still free; else null. */
export const onlyPackageOn = (question: CalendarQuestion, night: Day): PackageName | null =>
  isUntaken(question, night) ? (question.table.stored.packageNights.get(night) ?? null) : null

/** Why no stay may begin on a day, in the order of what a guest can do about it least; null when one may. */
function reasonAgainstArrival(question: CalendarQuestion, arrival: Arrival): NoArrival | null {
  const { table, settings, moment } = question
  const { unit } = table
  const { day } = arrival
  if (!isUntaken(question, day)) return 'taken'
  if (!isFree(question, day)) return 'only_package'
  if (!unit.active || !unit.online_bookable) return 'not_offered'
  if (day > lastArrivalDay(unit, moment.today)) return 'too_far'
  if (isTooLate(unit, day, settings.check_in_from, moment)) return 'too_late'
  if (arrival.arrivalClosed) return 'arrival_closed'
  if (!allowsWeekday(arrival.arrivalWeekdays, day)) return 'arrival_weekday'
  if (arrival.freeRun < arrival.minNights) return 'min_nights'
  const plan = reasonOfPlan(question, day)
  if (plan !== null) return plan
  return canEnd(table, arrival) ? null : 'no_end'
}

/** Why the rate plan of the prices cannot be booked with an arrival on this day. */
function reasonOfPlan({ table: { plan }, moment }: CalendarQuestion, day: Day): NoArrival | null {
  if (plan === null) return null
  const days = daysBetween(moment.today, day)
  if (plan.days_from !== null && days < plan.days_from) return 'too_late'
  if (plan.days_to !== null && days > plan.days_to) return 'too_far'
  const isSold = (plan.stay_from ?? day) <= day && day <= (plan.stay_to ?? day)
  return isSold ? null : 'not_offered'
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

/** The most nights of a stay from this arrival. */
export const longestFrom = ({ freeRun, maxNights }: Arrival): number =>
  maxNights === null ? freeRun : Math.min(freeRun, maxNights)

/** Whether a stay from this arrival may end after so many nights, which are free and within its limits. */
export function canEndAfter(table: RateTable, arrival: Arrival, nights: number): boolean {
  const { number, departureWeekdays } = arrival
  if (departureWeekdays.length === 0 && table.days.size === 0) return true
  const day = fromDayNumber(number + nights)
  return allowsWeekday(departureWeekdays, day) && !isClosedToDeparture(table, day)
}

/** Whether a stay with this arrival may end on some day of its free run. */
function canEnd(table: RateTable, arrival: Arrival): boolean {
  const longest = longestFrom(arrival)
  for (let nights = arrival.minNights; nights <= longest; nights++)
    if (canEndAfter(table, arrival, nights)) return true
  return false
}

/** All possible arrivals on the days of a question. */
export function arrivalsOf(question: CalendarQuestion): Arrival[] {
  const { from, to } = question
  const runs = freeRuns(question, eachDay(from, addDays(to, calendarReach + 1)))
  return possibleArrivals(question, eachDay(from, addDays(to, 1)), runs)
}

const reachedDays = ({ from, to }: CalendarQuestion) =>
  eachDay(addDays(from, -calendarReach), addDays(to, calendarReach + 1))

/** Each day as a day of arrival, possible or not. */
function everyArrival(
  question: CalendarQuestion,
  days: readonly Day[],
  runs: ReadonlyMap<Day, number>,
): Arrival[] {
  return days.map((day) => ({
    day,
    number: toDayNumber(day),
    freeRun: runs.get(day) ?? 0,
    ...conditionsOn(question.table, day),
    minNights: minNightsOn(question, day),
  }))
}

/** Days on which some stay may begin. */
function possibleArrivals(
  question: CalendarQuestion,
  days: readonly Day[],
  runs: ReadonlyMap<Day, number>,
): Arrival[] {
  return everyArrival(question, days, runs).filter(
    (arrival) => reasonAgainstArrival(question, arrival) === null,
  )
}

/** The numbers of days on which a stay with a greatest number of nights may end. */
function limitedDepartures(arrivals: readonly Arrival[]): ReadonlySet<number> {
  const ends = new Set<number>()
  for (const arrival of arrivals) {
    const { number, minNights, departureWeekdays } = arrival
    const longest = longestFrom(arrival)
    for (let nights = minNights; nights <= longest; nights++)
      if (allowsWeekday(departureWeekdays, fromDayNumber(number + nights))) ends.add(number + nights)
  }
  return ends
}

/**
 * Whether some stay may end on a day. A stay without a greatest number of nights may extend to the end of its free run,
 * so the earliest departure by run and weekday decides; pairing every arrival with every departure of an empty year would take a hundred thousand
 * steps.
 */
function departuresOf(
  table: RateTable,
  arrivals: readonly Arrival[],
  runs: ReadonlyMap<Day, number>,
): (day: Day) => boolean {
  const limited = limitedDepartures(arrivals.filter(({ maxNights }) => maxNights !== null))
  const earliest = new Map<string, number>()
  const keyOf = (runEnd: number, weekday: number) => `${runEnd} ${weekday}`
  for (const { number, minNights, maxNights, freeRun, departureWeekdays } of arrivals) {
    if (maxNights !== null) continue
    for (const weekday of departureWeekdays.length > 0 ? departureWeekdays : week) {
      const key = keyOf(number + freeRun, weekday)
      earliest.set(key, Math.min(earliest.get(key) ?? Infinity, number + minNights))
    }
  }
  return (day) => {
    if (isClosedToDeparture(table, day)) return false
    const number = toDayNumber(day)
    if (limited.has(number)) return true
    const fromLastNight = runs.get(addDays(day, -1)) ?? 0
    if (fromLastNight === 0) return false
    const end = number - 1 + fromLastNight
    return number >= (earliest.get(keyOf(end, weekdayOf(day))) ?? Infinity)
  }
}

/**
 * Each day of a unit: whether its night is free, whether an allowed stay may begin or end on it, the price of its
 * night for the base persons in cents, and the rule of the price. Where plans differ in what they allow, the first one
 * decides with which a stay may begin on the day.
 */
export function calendarDays(question: CalendarQuestion): CalendarDay[] {
  const calendars = salesTables(question.table).map((table) => daysUnder({ ...question, table }))
  const [first = [], ...others] = calendars
  if (others.length === 0) return first
  return first.map((day, index) => {
    const same = calendars.flatMap((days) => days[index] ?? [])
    const bestDay = same.find(({ can_arrive }) => can_arrive) ?? day
    return { ...bestDay, can_depart: same.some(({ can_depart }) => can_depart) }
  })
}

/** Each day under the plan of the table. */
function daysUnder(question: CalendarQuestion): CalendarDay[] {
  const days = reachedDays(question)
  const runs = freeRuns(question, days)
  const reasons = new Map<Day, NoArrival | null>()
  const arrivals: Arrival[] = []
  for (const arrival of everyArrival(question, days, runs)) {
    const reason = reasonAgainstArrival(question, arrival)
    reasons.set(arrival.day, reason)
    if (reason === null) arrivals.push(arrival)
  }
  const { table } = question
  const canDepart = departuresOf(table, arrivals, runs)
  return eachDay(question.from, addDays(question.to, 1)).map((day) => {
    const rate = rateOn(table, day)
    const no_arrival = reasons.get(day) ?? null
    return {
      day,
      free: isFree(question, day),
      can_arrive: no_arrival === null,
      can_depart: canDepart(day),
      price: rate.price,
      min_nights: minNightsOn(question, day),
      max_nights: conditionsOn(table, day).maxNights,
      no_arrival,
      departure_closed: isClosedToDeparture(table, day),
      rule: rate.row?.title ?? null,
      only_package: onlyPackageOn(question, day),
    }
  })
}
