import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { withIncluded } from '../pricing/plans/rate-plan.ts'
import { priceStays } from '../pricing/price.ts'
import type { RateTable } from '../pricing/rate-table.ts'
import type { CommonService } from '../services/service-rows.ts'
import { samplePlan } from './sample-rates.ts'
import { sampleSettings, sampleStay } from './samples.ts'

/** Settings without a stay tax. */
export const untaxed = { ...sampleSettings, stay_tax_rates: [] }

export const flexible = samplePlan({
  id: '01900000-0000-7000-8000-000000000e00',
  title: 'Pružná',
  effect: 'none',
  value: 0,
  cancellation_rules: [],
})
export const nonRefundable = { ...samplePlan(), order: 1 }
export const halfBoard = samplePlan({
  id: '01900000-0000-7000-8000-000000000e02',
  title: 'S polpenziou',
  effect: 'none',
  value: 0,
  order: 2,
  included_services: ['01900000-0000-7000-8000-0000000000c1'],
})
/** The three plans in the owner's order. */
export const plans = [flexible, nonRefundable, halfBoard]

/** A stay of some nights for a party. */
export const stayOf = (arrival: string, nights: number, party: Partial<StayRequest>): StayRequest =>
  sampleStay({ arrival, departure: addDays(arrival, nights), ...party })

interface Asked {
  table: RateTable
  request: StayRequest
  services?: readonly CommonService[]
}

/** The price of a stay booked forty days ahead, with what its plan includes. */
export function priceOf({ table, request, services = [] }: Asked): PriceBreakdown {
  const parts = {
    stays: [{ table, request }],
    services: withIncluded(services, table.plan),
    settings: untaxed,
  }
  return priceStays({ ...parts, requestedServices: [], today: addDays(request.arrival, -40) })
}
