import { addDays, addMonths, dayParts, startOfMonth, type Day } from '@dvor/format/days.ts'
import type { Period } from './period-fields.tsx'

const months = (first: Day, count: number): Period => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
})

export const thisMonth = (today: Day): Period => months(startOfMonth(today), 1)
export const lastMonth = (today: Day): Period => months(addMonths(startOfMonth(today), -1), 1)

/** The quarter before today's, for which most municipalities require the report. */
export function lastQuarter(today: Day): Period {
  const into = (dayParts(today).month - 1) % 3
  return months(addMonths(startOfMonth(today), -into - 3), 3)
}
