import type { Alternative } from '@dvor/contract/availability.ts'
import type { StayWish } from '@dvor/contract/quotes.ts'
import { addDays, eachDay } from '@dvor/format/days.ts'
import { refusalsFor, type StayQuestion } from './refusals.ts'
import { nightCount } from './stay.ts'

/** Days by which an alternative may be moved; callers load taken nights this much further on both sides. */
export const alternativeReach = 14

const most = 3

/** 1, −1, 2, −2, … would favour later stays; an earlier one comes first, since it may be the last chance. */
const shifts = Array.from({ length: alternativeReach }, (_, index) => [-(index + 1), index + 1]).flat()

function moved(wish: StayWish, days: number): StayWish {
  return { ...wish, arrival: addDays(wish.arrival, days), departure: addDays(wish.departure, days) }
}

/**
 * Stays of the same length and party in the same unit that could be booked, nearest first, at most three.
 * `priceOf` gives the total of a moved stay in cents and is asked only for those.
 */
export function alternativesFor(question: StayQuestion, priceOf: (wish: StayWish) => number): Alternative[] {
  const { wish, taken } = question
  const nights = nightCount(wish)
  // Days of all shifts, reckoned once: a search asks this for every unit that is taken.
  const days = eachDay(addDays(wish.arrival, -alternativeReach), addDays(wish.departure, alternativeReach))
  const isFree = (first: number) => {
    for (let at = first; at < first + nights; at++) if (taken.has(days[at] ?? '')) return false
    return true
  }
  const found: Alternative[] = []
  for (const shift of shifts) {
    if (found.length === most) break
    // Most fail here, and the other reasons take longer to find.
    if (!isFree(alternativeReach + shift)) continue
    const other = moved(wish, shift)
    if (refusalsFor({ ...question, wish: other }).length > 0) continue
    const { accommodation_unit, arrival, departure } = other
    found.push({ accommodation_unit, arrival, departure, total: priceOf(other) })
  }
  return found
}
