import { addDays, addMonths, daysBetween, type Day } from '@dvor/format/days.ts'

/** Days from the first to the last, both included. */
export interface DayRange {
  first: Day
  last: Day
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

/** The days of any of the ranges that lie in `within`, as ranges in order that do not touch each other. */
export function mergeRanges(ranges: readonly DayRange[], within: DayRange): DayRange[] {
  const merged: DayRange[] = []
  for (const { first, last } of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const clipped = { first: later(first, within.first), last: earlier(last, within.last) }
    if (clipped.first > clipped.last) continue
    const before = merged.at(-1)
    if (!before || addDays(before.last, 1) < clipped.first) merged.push(clipped)
    else before.last = later(before.last, clipped.last)
  }
  return merged
}

/** The days of `within` that no range contains. @param merged as of `mergeRanges` */
export function remainingRanges(merged: readonly DayRange[], within: DayRange): DayRange[] {
  const firsts = [within.first, ...merged.map(({ last }) => addDays(last, 1))]
  const lasts = [...merged.map(({ first }) => addDays(first, -1)), within.last]
  return firsts
    .map((first, index) => ({ first, last: lasts[index] ?? within.last }))
    .filter(({ first, last }) => first <= last)
}

/** The latest days of the ranges, at most `count`. @param merged as of `mergeRanges` */
export function latestDays(merged: readonly DayRange[], count: number): DayRange[] {
  const taken: DayRange[] = []
  let left = count
  for (const { first, last } of merged.toReversed()) {
    if (left === 0) break
    const range = { first: later(first, addDays(last, 1 - left)), last }
    left -= daysBetween(range.first, range.last) + 1
    taken.unshift(range)
  }
  return taken
}

/** The first days of the calendar months that have a day in the range. */
export function monthsOf({ first, last }: DayRange): Day[] {
  const months: Day[] = []
  for (let month = monthOf(first); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Whether the range is exactly one calendar month. */
export const isWholeMonth = ({ first, last }: DayRange): boolean =>
  first === monthOf(first) && addDays(last, 1) === addMonths(first, 1)

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
