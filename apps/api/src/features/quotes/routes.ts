import { priceBreakdown, quoteRequest } from '@dvor/contract/quotes.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../services.ts'
import { refuseSenselessStays } from './check-stays.ts'
import { makeOffer } from './offer.ts'

/** The price of a wish, without any side effect. */
export function mountQuotes(app: FastifyInstance, { db, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post('/quotes', {
    config: { access: 'anyone' },
    schema: { tags: ['booking'], body: quoteRequest, response: { 200: priceBreakdown } },
    handler: async ({ body }) => {
      refuseSenselessStays(body.stays)
      return (await makeOffer(db, body, clock)).price
    },
  })
}
