import type { StayTaxPeriod } from '@dvor/contract/money/stay-tax.ts'
import { addDays, addMonths, dayParts, startOfMonth, type Day } from '@dvor/format/days.ts'

/** Days of a report, both included. */
export interface TaxPeriod {
  from: Day
  to: Day
}

/** Whole months from the first day of one. */
const months = (first: Day, count: number): TaxPeriod => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
})

const lengths = { month: 1, quarter: 3, half_year: 6 } as const satisfies Record<StayTaxPeriod, number>

/** The period of the stay tax that today is in: a month, a quarter or half a year of the calendar. */
export function thisPeriod(today: Day, length: StayTaxPeriod): TaxPeriod {
  const count = lengths[length]
  const into = (dayParts(today).month - 1) % count
  return months(addMonths(startOfMonth(today), -into), count)
}

/** The period before today's, which is the one to report. */
export const lastPeriod = (today: Day, length: StayTaxPeriod): TaxPeriod =>
  thisPeriod(addDays(thisPeriod(today, length).from, -1), length)

/**
 * Last day for the report of a period; null where the period is none of the municipality's or its days are not known.
 * @param days days after the last one of the period
 */
export function taxDueOn(period: TaxPeriod, length: StayTaxPeriod, days: number | null): Day | null {
  const whole = thisPeriod(period.from, length)
  if (days === null || whole.from !== period.from || whole.to !== period.to) return null
  return addDays(period.to, days)
}

/** Days before the last day of the report from which the owner is reminded. */
const taxReminderDays = 7

/**
 * The period of whose report the owner is reminded: the newest one that is over and whose last day for the report is at
 * most a week ahead, or was before. Null where the days of the municipality are not known.
 * @param days days after the last one of the period
 */
export function remindedPeriod(today: Day, length: StayTaxPeriod, days: number | null): TaxPeriod | null {
  if (days === null) return null
  let period = lastPeriod(today, length)
  while (addDays(period.to, days - taxReminderDays) > today) period = lastPeriod(period.from, length)
  return period
}
