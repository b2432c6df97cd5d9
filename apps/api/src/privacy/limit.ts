import { addDays, type Day } from '@dvor/format/days.ts'
import { startOfDayInstant, todayIn } from '@dvor/format/instants.ts'

/** The end of a time of retention: data from before the day, or from before the moment at which it begins, is over. */
export interface Limit {
  readonly day: Day
  readonly moment: string
}

/** The limit of today for a time of retention in days. */
export function limitOf(now: Date, days: number): Limit {
  const day = addDays(todayIn(now), -days)
  return { day, moment: startOfDayInstant(day).toISOString() }
}
