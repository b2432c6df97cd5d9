import {
  alternative,
  availabilityQuery,
  calendarDay,
  calendarQuery,
  cheapestStaysQuery,
  lowestPrice,
  lowestPricesQuery,
  partyDay,
  unitAvailability,
} from '@dvor/contract/pricing/availability.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { deviceOf } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { listCheapestStays } from './cheapest-stays.ts'
import { listLowestPrices } from './lowest-prices.ts'
import { listPartyDays } from './party-days.ts'
import { searchAvailability } from './search-availability.ts'
import { unitCalendar } from './unit-calendar.ts'

/** Mounts the calls for free nights and prices. */
export function mountAvailability(app: FastifyInstance, { db, clock }: Services): void {
  const typed = typedApp(app)
  typed.get('/availability', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Voľné jednotky a ceny na termín',
      tags: ['booking'],
      querystring: availabilityQuery,
      response: { 200: z.array(unitAvailability) },
    },
    handler: (request) => searchAvailability(db, request.query, clock, deviceOf(request.actor)),
  })
  typed.get('/lowest-prices', {
    // Depends on prices and the day alone; the cache is cleared at midnight.
    config: { access: 'anyone', sameForVisitors: true },
    schema: {
      summary: 'Najnižšie ceny za noc',
      tags: ['booking'],
      querystring: lowestPricesQuery,
      response: { 200: z.array(lowestPrice) },
    },
    handler: ({ query: { accommodation_unit_in: wanted } }) =>
      listLowestPrices(db, clock, wanted === undefined ? undefined : [wanted].flat()),
  })
  typed.get('/party-days', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Dni pre skupinu hostí s najnižšou cenou noci',
      tags: ['booking'],
      querystring: availabilityQuery,
      response: { 200: z.array(partyDay) },
    },
    handler: ({ actor, query }) => listPartyDays(db, query, clock, deviceOf(actor)),
  })
  typed.get('/cheapest-stays', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Najlacnejšie pobyty pre skupinu hostí podľa dňa príchodu',
      tags: ['booking'],
      querystring: cheapestStaysQuery,
      response: { 200: z.array(alternative) },
    },
    handler: ({ actor, query }) => listCheapestStays(db, query, clock, deviceOf(actor)),
  })
  typed.get('/accommodation-units/:id/calendar', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Kalendár jednotky po dňoch',
      tags: ['booking'],
      params: z.object({ id }),
      querystring: calendarQuery,
      response: { 200: z.array(calendarDay) },
    },
    handler: ({ actor, params, query }) =>
      unitCalendar(db, params.id, query.from, query.to, clock, deviceOf(actor)),
  })
}
