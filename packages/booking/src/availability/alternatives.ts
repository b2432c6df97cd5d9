import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, eachDay, type Day } from '@dvor/format/days.ts'
import { lastArrivalDay, restrictionsFor, type StayQuestion } from './restrictions.ts'
import { nightCount } from '../stay/stay.ts'

/** Days by which an alternative may be moved; callers load taken nights this much further on both sides. */
export const alternativeReach = 14

const most = 3

/** Days searched where no unit is free near by. */
export const farReach = 90

/** An earlier stay comes before a later one of the same distance. */
const shiftsWithin = (reach: number): number[] =>
  Array.from({ length: reach }, (_, index) => [-(index + 1), index + 1]).flat()
const nearShifts = shiftsWithin(alternativeReach)
const farShifts = [0, ...shiftsWithin(farReach)]

/**
 * The arrival around which a unit is searched: the requested one, but no later than the last one that can be booked.
 */
export function searchedArrival({
  table,
  request,
  moment,
}: Pick<StayQuestion, 'table' | 'request' | 'moment'>): Day {
  const last = lastArrivalDay(table.unit, moment.today)
  return request.arrival > last ? last : request.arrival
}

function moved(request: StayRequest, days: number): StayRequest {
  return { ...request, arrival: addDays(request.arrival, days), departure: addDays(request.departure, days) }
}

/**
 * Stays of the same length and party in the same unit that could be booked, nearest first, at most three. `priceOf`
 * gives the total of a moved stay in cents and is called only for those; `isFar` searches `farReach` days around
 * `searchedArrival`, for which the taken nights must be known.
 */
export function alternativesFor(
  question: StayQuestion,
  priceOf: (request: StayRequest) => number,
  isFar = false,
): Alternative[] {
  const { taken } = question
  const reach = isFar ? farReach : alternativeReach
  const request = isFar
    ? moved(question.request, daysBetween(question.request.arrival, searchedArrival(question)))
    : question.request
  const nights = nightCount(request)
  // Days of all shifts, computed once, because a search runs this for every taken unit.
  const days = eachDay(addDays(request.arrival, -reach), addDays(request.departure, reach))
  const isFree = (first: number) => {
    for (let at = first; at < first + nights; at++) if (taken.has(days[at] ?? '')) return false
    return true
  }
  const alternatives: Alternative[] = []
  for (const shift of isFar ? farShifts : nearShifts) {
    if (alternatives.length === most) break
    // Checked first, because most fail here and the other reasons take longer.
    if (!isFree(reach + shift)) continue
    const other = moved(request, shift)
    if (restrictionsFor({ ...question, request: other }).length > 0) continue
    const { accommodation_unit, arrival, departure } = other
    alternatives.push({ accommodation_unit, arrival, departure, total: priceOf(other) })
  }
  return alternatives
}
