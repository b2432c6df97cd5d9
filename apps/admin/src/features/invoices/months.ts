import { addDays, addMonths, startOfMonth, type Day } from '@dvor/format/days.ts'
import { monthName } from '@dvor/format/names.ts'

/** A month, named by its first day. */
export type Month = Day

export const lastDayOf = (month: Month): Day => addDays(addMonths(month, 1), -1)

/** `november 2026`. */
export const monthTitle = (month: Month): string =>
  `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`

/** This month and those before it, newest first. */
export const monthsBack = (today: Day, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => addMonths(startOfMonth(today), -index))

type Filters = Readonly<Record<string, readonly string[]>>

/** The month in a list's filters; null for all. */
export function monthOf({ issued_on_gte, issued_on_lte }: Filters): Month | null {
  const [from] = issued_on_gte ?? []
  const [to] = issued_on_lte ?? []
  return from && to && startOfMonth(from) === from && lastDayOf(from) === to ? from : null
}

/** Filters for a month; none for all. */
export const filtersOf = (month: Month | null): Filters =>
  month ? { issued_on_gte: [month], issued_on_lte: [lastDayOf(month)] } : {}
