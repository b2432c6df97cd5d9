import {
  priceSimulation,
  priceSimulationRequest,
  seasonEffect,
  seasonEffectRequest,
} from '@dvor/contract/pricing/price-simulations.ts'
import { planOffers } from '@dvor/contract/pricing/plan-offers.ts'
import { quoteAnswer, quoteRequest, type QuoteRequest } from '@dvor/contract/pricing/quotes.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../platform/http/typed-routes.ts'
import { onOneConnection } from '../db/database.ts'
import { isAdmin, type Actor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { refuseSenselessStays } from './check-stays.ts'
import { limitCouponGuesses } from './limit-coupons.ts'
import { listPlanOffers } from './list-plan-offers.ts'
import { quoteWithRefusals } from './quote-with-refusals.ts'
import type { PricedRequest } from './priced-request.ts'
import { previewPrice } from './preview-price.ts'
import { previewSeason } from './preview-season.ts'

const askedBy = (actor: Actor, body: QuoteRequest): PricedRequest => ({
  ...body,
  asOwner: isAdmin(actor),
  returning: { code: body.return_code },
})

/** Mounts the price of a request and, for the owner, its explanation; without side effects. */
export function mountQuotes(app: FastifyInstance, { db, clock }: Services): void {
  const typed = typedApp(app)
  typed.post('/quotes', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Výpočet ceny',
      tags: ['booking'],
      body: quoteRequest,
      response: { 200: quoteAnswer },
    },
    handler: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const asked = askedBy(actor, body)
      const quote = () => onOneConnection(db, (one) => quoteWithRefusals(one, actor, asked, clock))
      return limitCouponGuesses(db, { actor, coupon: body.coupon }, clock, quote)
    },
  })
  typed.post('/rate-plan-offers', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Sadzby, z ktorých si hosť môže vybrať',
      tags: ['booking'],
      body: quoteRequest,
      response: { 200: planOffers },
    },
    handler: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const asked = askedBy(actor, body)
      const list = () => onOneConnection(db, (one) => listPlanOffers(one, asked, clock))
      return limitCouponGuesses(db, { actor, coupon: body.coupon }, clock, list)
    },
  })
  typed.post('/price-simulations', {
    config: { access: 'admin' },
    schema: {
      tags: ['reservations'],
      summary: 'Čo by stál pobyt a prečo',
      body: priceSimulationRequest,
      response: { 200: priceSimulation },
    },
    handler: ({ body }) => previewPrice(db, body, clock),
  })
  typed.post('/season-effects', {
    config: { access: 'admin' },
    schema: {
      tags: ['reservations'],
      summary: 'Na ktorých nociach by sezóna platila',
      body: seasonEffectRequest,
      response: { 200: seasonEffect },
    },
    handler: ({ body }) => previewSeason(db, body, clock),
  })
}
