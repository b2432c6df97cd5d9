import { priceBreakdown, quoteRequest } from '@dvor/contract/quotes.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../services.ts'
import { refuseSenselessStays } from './check-stays.ts'
import { limitCouponGuesses } from './limit-coupons.ts'
import { makeOffer } from './offer.ts'

/** The price of a wish, without any side effect. */
export function mountQuotes(app: FastifyInstance, { db, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post('/quotes', {
    config: { access: 'anyone' },
    schema: { tags: ['booking'], body: quoteRequest, response: { 200: priceBreakdown } },
    handler: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const quote = async () => (await makeOffer(db, body, clock)).price
      return limitCouponGuesses(db, { actor, coupon: body.coupon }, clock, quote)
    },
  })
}
