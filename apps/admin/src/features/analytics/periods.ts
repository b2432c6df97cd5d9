import { maxAnalyticsDays } from '@dvor/contract/insight/analytics.ts'
import { addDays, daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import type { Period } from '../guest-register/period-fields.tsx'
import { lastPeriod, thisPeriod } from '@dvor/booking/register/tax-periods.ts'

const year = (number: number): Period => ({ from: `${number}-01-01`, to: `${number}-12-31` })
const yearOf = (day: Day) => Number(day.slice(0, 4))

/** Frequent periods by name. */
export const presets = {
  thisMonth: (today: Day) => thisPeriod(today, 'month'),
  lastMonth: (today: Day) => lastPeriod(today, 'month'),
  thisYear: (today: Day) => year(yearOf(today)),
  lastYear: (today: Day) => year(yearOf(today) - 1),
  nextQuarter: (today: Day): Period => ({ from: today, to: addDays(today, 89) }),
} as const

export const presetNames = Object.keys(presets) as (keyof typeof presets)[]

/** The period in the address, otherwise this year. */
export function readPeriod(params: URLSearchParams, today: Day): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  return isDay(from) && isDay(to) && from <= to ? { from, to } : presets.thisYear(today)
}

/** Corrects a period whose end lies before its beginning to the day that was chosen last. */
export function inOrder(period: Period, before: Period): Period {
  if (period.from <= period.to) return period
  const day = period.from === before.from ? period.to : period.from
  return { from: day, to: day }
}

export const isAskable = ({ from, to }: Period): boolean => daysBetween(from, to) < maxAnalyticsDays
