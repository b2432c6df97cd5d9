import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { bookableTable, restrictionsFor, type StayQuestion } from './restrictions.ts'

/** A unit that is asked for stays of one length, with the total of a stay in cents. */
export interface PricedQuestion extends StayQuestion {
  priceOf: (request: StayRequest) => number
}

/**
 * For each day of arrival the cheapest stay of so many nights in one of the units, at equal totals in the earlier unit;
 * days on which none may begin are left out.
 */
export function cheapestStays(
  units: readonly PricedQuestion[],
  arrivals: readonly Day[],
  nights: number,
): Alternative[] {
  return arrivals.flatMap((arrival) => {
    const departure = addDays(arrival, nights)
    const stays = units.flatMap((unit): Alternative[] => {
      const request = { ...unit.request, arrival, departure }
      const table = bookableTable({ ...unit, request })
      if (restrictionsFor({ ...unit, table, request }).length > 0) return []
      const { accommodation_unit } = request
      return [{ accommodation_unit, arrival, departure, total: unit.priceOf(request) }]
    })
    return stays.toSorted((a, b) => a.total - b.total).slice(0, 1)
  })
}
