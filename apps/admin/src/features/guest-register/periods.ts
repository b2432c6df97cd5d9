import type { StayTaxPeriod } from '@dvor/contract/money/stay-tax.ts'
import { addDays, addMonths, dayParts, startOfMonth, type Day } from '@dvor/format/days.ts'
import type { Period } from './period-fields.tsx'

/** Whole months from the first day of one. */
const months = (first: Day, count: number): Period => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
})

const lengths = { month: 1, quarter: 3, half_year: 6 } as const satisfies Record<StayTaxPeriod, number>

/** The period of the stay tax that today is in: a month, a quarter or half a year of the calendar. */
export function thisPeriod(today: Day, length: StayTaxPeriod): Period {
  const count = lengths[length]
  const into = (dayParts(today).month - 1) % count
  return months(addMonths(startOfMonth(today), -into), count)
}

/** The period before today's, which is the one to report. */
export const lastPeriod = (today: Day, length: StayTaxPeriod): Period =>
  thisPeriod(addDays(thisPeriod(today, length).from, -1), length)
