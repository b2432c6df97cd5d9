import type { CalendarDay } from '@dvor/contract/availability.ts'
import { addDays, eachDay, fromDayNumber, toDayNumber, type Day } from '@dvor/format/days.ts'
import type { Moment } from './moment.ts'
import { allowsWeekday, conditionsOn, rateOn, type RateTable, type StayConditions } from './rate.ts'
import { isTooLate, lastArrivalDay, type RefusalSettings, type TakenNights } from './refusals.ts'

/**
 * Days by which callers load taken nights further on both sides: stays may begin before and end after the view.
 * No unit asks for more nights than that.
 */
export const calendarReach = 62

export interface CalendarQuestion {
  table: RateTable
  taken: TakenNights
  settings: Pick<RefusalSettings, 'check_in_from'>
  moment: Moment
  /** First and last day, both inclusive. */
  from: Day
  to: Day
}

interface Arrival extends StayConditions {
  day: Day
  /** Its day number: whole views are compared with each other, which strings would make slow. */
  number: number
  /** Nights from this day on that are free without a gap, as far as the question sees. */
  freeRun: number
}

const isFree = ({ taken, moment }: CalendarQuestion, night: Day) => night >= moment.today && !taken.has(night)

function isOpenForArrival({ table, settings, moment }: CalendarQuestion, day: Day): boolean {
  const { unit } = table
  if (!unit.active || !unit.online_bookable || day > lastArrivalDay(unit, moment.today)) return false
  return !isTooLate(unit, day, settings.check_in_from, moment)
}

/** Free nights in a row from each of the days on. */
function freeRuns(question: CalendarQuestion, days: readonly Day[]): Map<Day, number> {
  const runs = new Map<Day, number>()
  let run = 0
  for (const day of days.toReversed()) {
    run = isFree(question, day) ? run + 1 : 0
    runs.set(day, run)
  }
  return runs
}

/** Day numbers on which a stay that begins so may end. */
function endsOf({ number, minNights, freeRun, departureWeekdays }: Arrival): number[] {
  const ends = Array.from({ length: freeRun - minNights + 1 }, (_, index) => number + minNights + index)
  if (departureWeekdays.length === 0) return ends
  return ends.filter((end) => allowsWeekday(departureWeekdays, fromDayNumber(end)))
}

/** Days on which somebody could arrive and stay as long as they must, with the days on which they could leave. */
function possibleArrivals(question: CalendarQuestion): { day: Day; ends: number[] }[] {
  const days = eachDay(addDays(question.from, -calendarReach), addDays(question.to, calendarReach + 1))
  const runs = freeRuns(question, days)
  return days
    .map((day) => ({
      day,
      number: toDayNumber(day),
      freeRun: runs.get(day) ?? 0,
      ...conditionsOn(question.table, day),
    }))
    .filter((arrival) => arrival.freeRun >= arrival.minNights)
    .filter((arrival) => allowsWeekday(arrival.arrivalWeekdays, arrival.day))
    .filter((arrival) => isOpenForArrival(question, arrival.day))
    .map((arrival) => ({ day: arrival.day, ends: endsOf(arrival) }))
    .filter(({ ends }) => ends.length > 0)
}

/**
 * Each day of a unit: whether its night is free, whether some allowed stay begins or ends on it, the price of
 * its night for the base persons in cents, and the rule that made it.
 */
export function calendarDays(question: CalendarQuestion): CalendarDay[] {
  const arrivals = possibleArrivals(question)
  const arrivalDays = new Set(arrivals.map((arrival) => arrival.day))
  const departures = new Set(arrivals.flatMap(({ ends }) => ends))
  return eachDay(question.from, addDays(question.to, 1)).map((day) => {
    const rate = rateOn(question.table, day)
    return {
      day,
      free: isFree(question, day),
      can_arrive: arrivalDays.has(day),
      can_depart: departures.has(toDayNumber(day)),
      price: rate.price,
      min_nights: conditionsOn(question.table, day).minNights,
      rule: rate.row?.title ?? null,
    }
  })
}
