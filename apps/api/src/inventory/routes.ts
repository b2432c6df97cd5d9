import { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../platform/actor.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listCheapestStays } from './cheapest-stays.ts'
import { listLowestPrices } from './lowest-prices.ts'
import { listPartyDays } from './party-days.ts'
import { searchAvailability } from './search-availability.ts'
import { unitCalendar } from './unit-calendar.ts'

/** Mounts the calls for free nights and prices. */
export function mountAvailability(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, availabilityCalls, {
    availability: ({ actor, query }) => searchAvailability(db, query, clock, deviceOf(actor)),
    lowestPrices: {
      // Depends on prices and the day alone; the cache is cleared at midnight.
      sameForVisitors: true,
      handler: ({ query: { accommodation_unit_in: wanted } }) =>
        listLowestPrices(db, clock, wanted === undefined ? undefined : [wanted].flat()),
    },
    partyDays: ({ actor, query }) => listPartyDays(db, query, clock, deviceOf(actor)),
    cheapestStays: ({ actor, query }) => listCheapestStays(db, query, clock, deviceOf(actor)),
    calendar: ({ actor, params, query }) =>
      unitCalendar(db, params.id, query.from, query.to, clock, deviceOf(actor)),
  })
}
