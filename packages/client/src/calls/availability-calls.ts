import type {
  Alternative,
  CalendarDay,
  LowestPrice,
  PartyDay,
  UnitAvailability,
} from '@dvor/contract/pricing/availability.ts'
import type { Combination } from '@dvor/contract/pricing/combinations.ts'
import type { ReadOptions } from './call-options.ts'
import type { Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Party and days of a search; days `YYYY-MM-DD`, departure exclusive, ages in years on the day of arrival. */
export interface AvailabilityRequest {
  from: string
  to: string
  adults: number
  children_ages?: readonly number[]
}

/** Stays of one length by their day of arrival, both days inclusive; at most seven days of arrival. */
interface CheapestStaysRequest extends Pick<AvailabilityRequest, 'adults' | 'children_ages'> {
  arrival_from: string
  arrival_to: string
  /** ISO weekday, Monday is 1; all days without it. */
  arrival_weekday?: number
  nights: number
}

function agesText(ages: readonly number[] = []): string | undefined {
  return ages.length > 0 ? ages.join(',') : undefined
}

/** The query of a search for free units. */
export function availabilityQuery({ from, to, adults, children_ages }: AvailabilityRequest) {
  return { from, to, adults, children_ages: agesText(children_ages) }
}

/** Calls for free days and prices before a stay is chosen. */
export const availabilityCalls = (send: Send) => ({
  availability: (asked: AvailabilityRequest, options?: ReadOptions): Promise<Attempt<UnitAvailability[]>> =>
    send('GET', '/availability', { ...options, query: availabilityQuery(asked) }),
  /** Units that sleep the party together, where no free unit does alone; at most three, the cheapest first. */
  combinations: (asked: AvailabilityRequest, options?: ReadOptions): Promise<Attempt<Combination[]>> =>
    send('GET', '/combinations', { ...options, query: availabilityQuery(asked) }),
  calendar: (
    unit: string,
    days: { from: string; to: string },
    options?: ReadOptions,
  ): Promise<Attempt<CalendarDay[]>> =>
    send('GET', `/accommodation-units/${encodeURIComponent(unit)}/calendar`, { ...options, query: days }),
  /** Each day from `from` to `to`, both included, with what the party may book; at most 400 days. */
  partyDays: (asked: AvailabilityRequest, options?: ReadOptions): Promise<Attempt<PartyDay[]>> =>
    send('GET', '/party-days', { ...options, query: availabilityQuery(asked) }),
  /** The cheapest stay for the party of each day of arrival that has a free unit. */
  cheapestStays: (asked: CheapestStaysRequest, options?: ReadOptions): Promise<Attempt<Alternative[]>> =>
    send('GET', '/cheapest-stays', {
      ...options,
      query: { ...asked, children_ages: agesText(asked.children_ages) },
    }),
  /** @param units only of these, at most 100; otherwise of every unit that guests see */
  lowestPrices: (units?: readonly string[], options?: ReadOptions): Promise<Attempt<LowestPrice[]>> =>
    send('GET', '/lowest-prices', { ...options, query: { accommodation_unit_in: units } }),
})
