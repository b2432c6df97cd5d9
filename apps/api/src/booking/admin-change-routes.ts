import { serviceCalls } from '@dvor/contract/calls/desk/services.ts'
import { stayCalls } from '@dvor/contract/calls/desk/stays.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { CollectionServices } from '../crud/services.ts'
import { searchAvailability } from '../inventory/search-availability.ts'
import { refuseSenselessStays } from '../pricing/check-stays.ts'
import { passedLimit } from '../pricing/claim-coupon.ts'
import { quoteAgreed } from '../pricing/quote-agreed.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { serviceView } from '../reservations/queries/present-reservations.ts'
import { adjustPrice } from './changing/adjust-price.ts'
import { previewCancellation } from './changing/cancel-reservation.ts'
import { changePlan } from './changing/change-plan.ts'
import { addService, previewServiceRemoval, removeService } from './changing/change-services.ts'
import { changeStays } from './changing/change-stays.ts'
import { departEarly } from './changing/depart-early.ts'
import { swapRooms } from './swap-rooms.ts'
import { callOffForWeather } from './weather/call-off-weather.ts'
import { listWeatherDay } from './weather/list-weather-day.ts'

interface Conditional {
  query: { dry_run: boolean }
  headers: FastifyRequest['headers']
}

const conditionOf = ({ query, headers }: Conditional) => ({
  dryRun: query.dry_run,
  ifMatch: ifMatchOf({ headers }),
})

/** Mounts the owner's changes of stays, price and common services, and previews of what they would cost or return. */
export function mountChangesForAdmins(app: FastifyInstance, services: CollectionServices): void {
  mountStays(app, services)
  mountPrices(app, services)
  mountServices(app, services)
}

function mountStays(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock } = services
  mountCalls(app, stayCalls, {
    availabilityFor: ({ params, query }) => searchAvailability(db, query, clock, null, params.id),
    changeStays: (request) => {
      const { actor, params, body } = request
      const change = () => changeStays(db, actor, params.id, body, services, conditionOf(request))
      return withAlternatives(db, clock, change)
    },
    swapRooms: (request) =>
      swapRooms(db, request.actor, request.params.id, request.body, services, conditionOf(request)),
    departEarly: (request) =>
      departEarly(db, request.actor, request.params.id, request.body, services, conditionOf(request)),
    previewCancellation: ({ params }) => previewCancellation(db, params.id, services),
  })
}

/** Mounts the agreement on the price: a total, lines, another rate plan, and the preview for a new reservation. */
function mountPrices(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock } = services
  mountCalls(app, stayCalls, {
    quoteAgreed: async ({ body }) => {
      refuseSenselessStays(body.stays)
      const returning = body.returning_guest ? { guest: body.returning_guest } : null
      const { price, coupon } = await quoteAgreed(db, { ...body, returning }, clock)
      return { ...price, coupon_limit: await passedLimit(db, coupon, body.guest ?? {}) }
    },
    changePlan: (request) =>
      changePlan(db, request.actor, request.params.id, request.body, services, conditionOf(request)),
    changePriceAdjustments: (request) =>
      adjustPrice(db, request.actor, request.params.id, request.body, services, conditionOf(request)),
  })
}

/** Mounts adding and removing common services. */
function mountServices(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  mountCalls(app, serviceCalls, {
    weatherDay: ({ query }) => listWeatherDay(db, query.day, services),
    cancelForWeather: async ({ actor, body }) => ({
      reservations: await callOffForWeather(db, actor, body, services),
    }),
    addCommonService: (request) => {
      const { expected_total, ...wanted } = request.body
      const options = { ...conditionOf(request), expected_total }
      return addService(db, request.actor, request.params.id, wanted, options, services)
    },
    previewCommonServiceRemoval: ({ params }) => previewServiceRemoval(db, params.id, services),
    removeCommonService: async ({ actor, params, headers }) => {
      const condition = { ifMatch: ifMatchOf({ headers }) }
      return serviceView(await removeService(db, actor, params.id, services, condition))
    },
  })
}
