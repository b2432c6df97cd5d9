import { addDays, addMonths, type Day } from '@dvor/format/days.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'

/** First and last day of a month `2026-11`, and the moments with which it begins and the next one begins. */
export interface MonthDays {
  first: Day
  last: Day
  begins: string
  ends: string
}

/** The days of a month `2026-11`, and its moments (ISO, UTC) by the property's clock. */
export function daysOf(month: string): MonthDays {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  return {
    first,
    last: addDays(next, -1),
    begins: startOfDayInstant(first).toISOString(),
    ends: startOfDayInstant(next).toISOString(),
  }
}

/** The month of a day, as `2026-11`. */
export const monthOfDay = (day: Day): string => day.slice(0, 7)
