import { addDays, dayParts, type Day } from '@dvor/format/days.ts'
import { monthName } from '@dvor/format/names.ts'

/** A month with its columns in a window of days, the last one excluded. */
interface MonthSpan {
  month: string
  start: number
  end: number
}

/** Months of the window with their columns. */
export function monthsOf(view: { from: Day; days: number }): MonthSpan[] {
  const months: MonthSpan[] = []
  for (let column = 0; column < view.days; column++) {
    const { year, month, date } = dayParts(addDays(view.from, column))
    const last = months.at(-1)
    if (last && date !== 1) last.end = column + 1
    else months.push({ month: `${monthName(month)} ${year}`, start: column, end: column + 1 })
  }
  return months
}
