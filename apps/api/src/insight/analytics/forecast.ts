import type { ForecastWeek } from '@dvor/contract/insight/pickup.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'

/** Room nights by day; a day without any may be absent. */
export type Nights = ReadonlyMap<Day, number>

/** What the forecast follows from. */
export interface ForecastSources {
  /** On the books now. */
  now: Nights
  /** With which the days of a year ago ended, and what was on the books of them 364 days ago; null without such books. */
  past: { final: Nights; before: Nights } | null
  /** Room nights that can be let, by day. */
  available: Nights
}

export const forecastDays = 60
/** Whole weeks, so that a Saturday is compared with a Saturday. */
export const yearInWeeks = 364
/** Days before and after the one of a year ago over which its pickup is averaged, because single days vary by chance. */
export const aroundDays = 3

/**
 * The next 60 days by weeks: on the books, plus what the same weekday a year ago gained after the same number of days
 * before the stay, averaged over that day and three on either side; at least nothing and at most what can be let.
 */
export function forecastFrom(today: Day, { now, past, available }: ForecastSources): ForecastWeek[] {
  const ends = addDays(today, forecastDays)
  const starts = eachDay(today, ends).filter((_, index) => index % 7 === 0)
  return starts.map((from, index) => {
    const after = starts[index + 1] ?? ends
    const days = eachDay(from, after)
    const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0)
    const expectedOn = (day: Day) =>
      Math.min(
        available.get(day) ?? 0,
        Math.max(0, (now.get(day) ?? 0) + (past ? pickupAround(addDays(day, -yearInWeeks), past) : 0)),
      )
    return {
      from,
      to: addDays(after, -1),
      on_books: sum((day) => now.get(day) ?? 0),
      expected: past ? Math.round(sum(expectedOn) * 10) / 10 : null,
      available: sum((day) => available.get(day) ?? 0),
    }
  })
}

/** Room nights that a day gained on average after the books of then. */
function pickupAround(day: Day, { final, before }: NonNullable<ForecastSources['past']>): number {
  const days = eachDay(addDays(day, -aroundDays), addDays(day, aroundDays + 1))
  const gained = days.reduce((sum, one) => sum + (final.get(one) ?? 0) - (before.get(one) ?? 0), 0)
  return gained / days.length
}
