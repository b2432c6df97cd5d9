import type { Day } from '@dvor/format/days.ts'
import { todayIn, type Instant } from '@dvor/format/instants.ts'

/** The present, asked of the clock once and handed down, so that one answer never straddles midnight. */
export interface Moment {
  now: Date
  /** The calendar day in the property. */
  today: Day
}

/** The moment that an injected clock tells. */
export function momentOf(instant: Instant): Moment {
  return { now: new Date(instant), today: todayIn(instant) }
}
