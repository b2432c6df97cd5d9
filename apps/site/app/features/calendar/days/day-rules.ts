import type { Day } from '@dvor/format/days.ts'

/** What a calendar asks about a day. Another object stands for other answers, and its days are rendered again. */
export interface DayRules {
  /** Price in cents of the night that begins on the day; null when it cannot be booked. */
  priceOf(day: Day): number | null
  /** Whether the day cannot be the departure of a stay from `arrival`, or an arrival where that is null. */
  isBarred(day: Day, arrival: Day | null): boolean
}
