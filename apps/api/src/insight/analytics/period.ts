import { addDays, addMonths, dayParts, daysBetween, eachDay, isDay, type Day } from '@dvor/format/days.ts'

/** Nights from the first to the last, both included. */
export interface Period {
  from: Day
  to: Day
}

/** Length of a step; the chart has one bar for each. */
export type StepKind = 'day' | 'month'

/** Periods up to this number of days have one bar per night: one month and the edges of its neighbours. */
const mostDays = 45

/** Number of nights of a period, its first and last included. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Steps of a day in short periods, of a month in longer ones. */
export const stepKindOf = (period: Period): StepKind => (lengthOf(period) <= mostDays ? 'day' : 'month')

/** Key of the step of a night: the day itself, or its month `YYYY-MM`. */
export const keyOf = (day: Day, kind: StepKind): string => (kind === 'day' ? day : day.slice(0, 7))

/** The period's steps in order; the first and the last month may be incomplete. */
export function stepsOf({ from, to }: Period, kind: StepKind): Period[] {
  const after = addDays(to, 1)
  if (kind === 'day') return eachDay(from, after).map((day) => ({ from: day, to: day }))
  const starts: Day[] = []
  for (let start = from; start <= to; start = addMonths(start, 1)) starts.push(start)
  return starts.map((start, index) => ({ from: start, to: addDays(starts[index + 1] ?? after, -1) }))
}

/** The same date a year earlier; null for 29 February. */
export function dayYearBefore(day: Day): Day | null {
  const { year } = dayParts(day)
  const before = `${String(year - 1).padStart(4, '0')}${day.slice(4)}`
  return isDay(before) ? before : null
}

const isFebruary = (day: Day) => day.slice(5, 7) === '02'
const lastOfMonth = (day: Day): Day => addDays(addMonths(day, 1), -1)

/** The same period a year earlier: whole months stay whole, also in leap years. */
export function yearBefore({ from, to }: Period): Period {
  const februaryEnds = isFebruary(to) && to === lastOfMonth(to)
  const monthBefore = addMonths(to, -12)
  return {
    from: dayYearBefore(from) ?? lastOfMonth(addMonths(from, -12)),
    to: februaryEnds ? lastOfMonth(monthBefore) : (dayYearBefore(to) ?? lastOfMonth(monthBefore)),
  }
}
