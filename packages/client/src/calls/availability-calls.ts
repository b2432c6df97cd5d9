import type {
  CalendarDay,
  LowestPrice,
  PartyDay,
  UnitAvailability,
} from '@dvor/contract/pricing/availability.ts'
import type { ReadOptions } from './call-options.ts'
import type { Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Party and days of a search; days `YYYY-MM-DD`, departure exclusive, ages in years on the day of arrival. */
interface AvailabilityRequest {
  from: string
  to: string
  adults: number
  children_ages?: readonly number[]
}

function availabilityQuery({ from, to, adults, children_ages = [] }: AvailabilityRequest) {
  return { from, to, adults, children_ages: children_ages.length > 0 ? children_ages.join(',') : undefined }
}

/** Calls for free days and prices before a stay is chosen. */
export const availabilityCalls = (send: Send) => ({
  availability: (asked: AvailabilityRequest, options?: ReadOptions): Promise<Attempt<UnitAvailability[]>> =>
    send('GET', '/availability', { ...options, query: availabilityQuery(asked) }),
  calendar: (
    unit: string,
    days: { from: string; to: string },
    options?: ReadOptions,
  ): Promise<Attempt<CalendarDay[]>> =>
    send('GET', `/accommodation-units/${encodeURIComponent(unit)}/calendar`, { ...options, query: days }),
  /** Each day from `from` to `to`, both included, with what the party may book; at most 400 days. */
  partyDays: (asked: AvailabilityRequest, options?: ReadOptions): Promise<Attempt<PartyDay[]>> =>
    send('GET', '/party-days', { ...options, query: availabilityQuery(asked) }),
  /** @param units only of these, at most 100; otherwise of every unit that guests see */
  lowestPrices: (units?: readonly string[], options?: ReadOptions): Promise<Attempt<LowestPrice[]>> =>
    send('GET', '/lowest-prices', { ...options, query: { accommodation_unit_in: units } }),
})
