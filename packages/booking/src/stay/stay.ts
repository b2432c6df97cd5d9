import { type Restriction, type StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import { addDays, daysBetween, eachDay, type Day } from '@dvor/format/days.ts'

/** Days of a stay: arrival inclusive, departure exclusive. */
export type Period = Pick<StayRequest, 'arrival' | 'departure'>

/** The nights of a stay, each named by the day on which it begins. */
export const nightsOf = (period: Period): Day[] => eachDay(period.arrival, period.departure)

/** Number of nights; zero or less where the departure is not after the arrival. */
export const nightCount = (period: Period): number => daysBetween(period.arrival, period.departure)

/** The day on which the last night begins. */
export const lastNightOf = (period: Period): Day => addDays(period.departure, -1)

/** Whether two stays share a night; one may depart on the day on which the other arrives. */
export function overlap(a: Period, b: Period): boolean {
  return a.arrival < b.departure && b.arrival < a.departure
}

/** Indexes of requests for a night of a unit that an earlier request of the same list contains already. */
export function duplicateRequests(requests: readonly StayRequest[]): number[] {
  const isClash = (request: StayRequest, earlier: StayRequest) =>
    earlier.accommodation_unit === request.accommodation_unit && overlap(earlier, request)
  return requests.flatMap((request, index) =>
    requests.slice(0, index).some((earlier) => isClash(request, earlier)) ? [index] : [],
  )
}

/** Restrictions by the days alone, for any unit: the wrong way round, past, or too long. */
export function periodRestrictions(period: Period, today: Day): Restriction[] {
  const length = nightCount(period)
  if (length < 1) return [{ code: 'inverted' }]
  const restrictions: Restriction[] = []
  if (period.arrival < today) restrictions.push({ code: 'past' })
  if (length > maxStayNights) restrictions.push({ code: 'too_long', nights: maxStayNights })
  return restrictions
}
