import type { Day } from '@dvor/format/days.ts'
import { todayIn, type Instant } from '@dvor/format/instants.ts'

/** The present, read from the clock once and passed on, so that one answer does not mix two days at midnight. */
export interface Moment {
  now: Date
  /** The calendar day in the property. */
  today: Day
}

/** The moment of an injected clock. */
export function momentOf(instant: Instant): Moment {
  return { now: new Date(instant), today: todayIn(instant) }
}
