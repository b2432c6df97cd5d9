import type { Day } from '@dvor/format/days.ts'
import type { DayChoice } from './day-choice.ts'

/** Questions of a calendar about a day. Another object stands for other answers, and its days are rendered again. */
export interface DayRules extends Pick<DayChoice, 'priceOf' | 'isFull'> {
  /** Whether the day cannot be the last one from `first`, or a first one where that is null. */
  isBarred(day: Day, first: Day | null): boolean
}

/** @param pickedEnd the last day of what is picked, on which nothing need begin */
export function dayRules(
  { priceOf, isFull, canBegin, mayEnd }: Omit<DayChoice, 'restrictionOf'>,
  pickedEnd: Day | undefined,
): DayRules {
  return {
    priceOf,
    isFull,
    isBarred(day, first) {
      if (first !== null) return day !== first && !mayEnd(first, day)
      return !canBegin(day) && day !== pickedEnd
    },
  }
}
