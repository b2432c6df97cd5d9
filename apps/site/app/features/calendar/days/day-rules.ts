import type { Day } from '@dvor/format/days.ts'

/** Questions of a calendar about a day. Another object stands for other answers, and its days are rendered again. */
export interface DayRules {
  /** Price in cents of the night that begins on the day; null when it cannot be booked. */
  priceOf(day: Day): number | null
  /** Whether the day cannot be the departure of a stay from `arrival`, or an arrival where that is null. */
  isBarred(day: Day, arrival: Day | null): boolean
}

interface Answers extends Pick<DayRules, 'priceOf'> {
  /** Whether some stay may begin on the day. */
  mayBegin(day: Day): boolean
  /** Whether a stay may be from `arrival` to `departure`. */
  mayStay(arrival: Day, departure: Day): boolean
}

/** @param pickedEnd the departure of the picked stay, on which no stay need begin */
export function dayRules({ priceOf, mayBegin, mayStay }: Answers, pickedEnd: Day | undefined): DayRules {
  return {
    priceOf,
    isBarred(day, arrival) {
      if (arrival !== null) return day !== arrival && !mayStay(arrival, day)
      return !mayBegin(day) && day !== pickedEnd
    },
  }
}
