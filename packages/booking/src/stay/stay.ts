import { maxStayNights, type Refusal, type StayWish } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, eachDay, type Day } from '@dvor/format/days.ts'

/** Days of a stay: arrival inclusive, departure exclusive. */
export type Period = Pick<StayWish, 'arrival' | 'departure'>

/** The nights of a stay, each named by the day on which it begins. */
export const nightsOf = (period: Period): Day[] => eachDay(period.arrival, period.departure)

export const nightCount = (period: Period): number => daysBetween(period.arrival, period.departure)

export const lastNightOf = (period: Period): Day => addDays(period.departure, -1)

/** Whether two stays share a night; one may depart on the day on which the other arrives. */
export function overlap(a: Period, b: Period): boolean {
  return a.arrival < b.departure && b.arrival < a.departure
}

/** Positions of wishes that want a night of a unit which an earlier wish of the same list already wants. */
export function doubledWishes(wishes: readonly StayWish[]): number[] {
  const clashes = (wish: StayWish, earlier: StayWish) =>
    earlier.accommodation_unit === wish.accommodation_unit && overlap(earlier, wish)
  return wishes.flatMap((wish, index) =>
    wishes.slice(0, index).some((earlier) => clashes(wish, earlier)) ? [index] : [],
  )
}

/** What is wrong with the days themselves, in whatever unit: the wrong way round, past, or too long. */
export function periodRefusals(period: Period, today: Day): Refusal[] {
  const length = nightCount(period)
  if (length < 1) return [{ code: 'inverted' }]
  const refusals: Refusal[] = []
  if (period.arrival < today) refusals.push({ code: 'past' })
  if (length > maxStayNights) refusals.push({ code: 'too_long', nights: maxStayNights })
  return refusals
}
