import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import { priceCalls } from '@dvor/contract/calls/desk/prices.ts'
import type { QuoteRequest } from '@dvor/contract/pricing/quotes.ts'
import type { FastifyInstance } from 'fastify'
import { onOneConnection } from '../db/database.ts'
import { isAdmin, type Actor } from '../platform/actor.ts'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { refuseSenselessStays } from './check-stays.ts'
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
  mountCalls(app, bookingCalls, {
    quote: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const asked = askedBy(actor, body)
      const quote = () => onOneConnection(db, (one) => quoteWithRefusals(one, actor, asked, clock))
      return limitGuesses(db, 'coupon', { actor, code: body.coupon }, clock, quote)
    },
    planOffers: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const asked = askedBy(actor, body)
      const list = () => onOneConnection(db, (one) => listPlanOffers(one, asked, clock))
      return limitGuesses(db, 'coupon', { actor, code: body.coupon }, clock, list)
    },
  })
  mountCalls(app, priceCalls, {
    simulate: ({ body }) => previewPrice(db, body, clock),
    seasonEffect: ({ body }) => previewSeason(db, body, clock),
  })
}
