import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import type { Restriction, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { alternativeReach } from './alternatives.ts'
import { minNightsOn } from './gap.ts'
import { restrictionsFor, type StayQuestion } from './restrictions.ts'
import { nightCount } from '../stay/stay.ts'

/** Restrictions that a longer stay can satisfy: too few nights, or a day without arrivals or departures. */
const mendable = new Set<Restriction['code']>([
  'min_nights',
  'arrival_weekday',
  'departure_weekday',
  'arrival_closed',
  'departure_closed',
])

/** Days added before the arrival and after the departure, fewest first, a later departure before an earlier arrival. */
const extensions = Array.from({ length: alternativeReach + 1 }, (_, before) =>
  Array.from({ length: alternativeReach + 1 }, (_each, after) => ({ before, after })),
)
  .flat()
  .filter(({ before, after }) => before + after > 0)
  .toSorted((a, b) => a.before + a.after - (b.before + b.after) || a.before - b.before)

function extended(request: StayRequest, { before, after }: { before: number; after: number }): StayRequest {
  return {
    ...request,
    arrival: addDays(request.arrival, -before),
    departure: addDays(request.departure, after),
  }
}

/**
 * The shortest stay that contains the requested nights and can be booked, if only conditions of the stay refuse the
 * requested one; else null. `priceOf` gives its total in cents.
 */
export function longerStayFor(
  question: StayQuestion,
  restrictions: readonly Restriction[],
  priceOf: (request: StayRequest) => number,
): Alternative | null {
  if (restrictions.length === 0 || restrictions.some(({ code }) => !mendable.has(code))) return null
  const { request } = question
  for (const extension of extensions) {
    const longer = extended(request, extension)
    // Checked first, because most fail here and the other reasons take longer.
    if (nightCount(longer) < minNightsOn(question, longer.arrival)) continue
    if (restrictionsFor({ ...question, request: longer }).length > 0) continue
    const { accommodation_unit, arrival, departure } = longer
    return { accommodation_unit, arrival, departure, total: priceOf(longer) }
  }
  return null
}
