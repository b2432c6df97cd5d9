import { planChange, priceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import {
  agreedQuote,
  agreedQuoteRequest,
  priceAdjustmentsChange,
} from '@dvor/contract/reservations/price-adjustments.ts'
import { dryRunQuery, id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import type { Db } from '../db/database.ts'
import { refuseSenselessStays } from '../pricing/check-stays.ts'
import { passedLimit } from '../pricing/claim-coupon.ts'
import { quoteAgreed } from '../pricing/quote-agreed.ts'
import { changePlan } from './changing/change-plan.ts'
import { adjustPrice } from './changing/adjust-price.ts'

/**
 * Mounts the owner's agreement on the price of a reservation (a total, lines, another rate plan) and the preview for a
 * new one.
 */
export function mountPriceAdjustments(app: FastifyInstance, services: BookingServices & { db: Db }): void {
  const { db, clock } = services
  const typed = typedApp(app)
  typed.post('/agreed-quotes', {
    config: { access: 'admin' },
    schema: {
      summary: 'Cena novej rezervácie s dohodou majiteľa',
      tags: ['reservations'],
      body: agreedQuoteRequest,
      response: { 200: agreedQuote },
    },
    handler: async ({ body }) => {
      refuseSenselessStays(body.stays)
      const returning = body.returning_guest ? { guest: body.returning_guest } : null
      const { price, coupon } = await quoteAgreed(db, { ...body, returning }, clock)
      return { ...price, coupon_limit: await passedLimit(db, coupon, body.guest ?? {}) }
    },
  })
  typed.post('/reservations/:id/rate-plan', {
    config: { access: 'admin' },
    schema: {
      summary: 'Iná sadzba rezervácie, aj len na skúšku',
      tags: ['reservations'],
      params: z.object({ id }),
      body: planChange,
      querystring: dryRunQuery,
      response: { 200: priceChange },
    },
    handler: ({ actor, params, body, query, headers }) =>
      changePlan(db, actor, params.id, body, services, conditionOf(query, headers)),
  })
  typed.put('/reservations/:id/price-adjustments', {
    config: { access: 'admin' },
    schema: {
      summary: 'Dohodnutá cena, zľava a vlastné riadky, aj len na skúšku',
      tags: ['reservations'],
      params: z.object({ id }),
      body: priceAdjustmentsChange,
      querystring: dryRunQuery,
      response: { 200: priceChange },
    },
    handler: ({ actor, params, body, query, headers }) =>
      adjustPrice(db, actor, params.id, body, services, conditionOf(query, headers)),
  })
}

const conditionOf = (query: z.infer<typeof dryRunQuery>, headers: FastifyRequest['headers']) => ({
  dryRun: query.dry_run,
  ifMatch: ifMatchOf({ headers }),
})
