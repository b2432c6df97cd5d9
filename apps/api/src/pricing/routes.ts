import { can } from '@dvor/contract/accounts/roles.ts'
import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import { priceCalls } from '@dvor/contract/calls/desk/prices.ts'
import type { QuoteRequest, QuoteAnswer } from '@dvor/contract/pricing/quotes.ts'
import type { FastifyInstance } from 'fastify'
import { onOneConnection, type Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { deviceOf, type Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listUnbookable } from '../slots/check-services.ts'
import { refuseSenselessStays, listRefusals, nightsTakenFor } from './check-stays.ts'
import { listPlanOffers } from './list-plan-offers.ts'
import type { PricedRequest } from './priced-request.ts'
import { previewPrice } from './preview-price.ts'
import { previewSeason } from './preview-season.ts'
import { makeQuote } from './quote.ts'

const askedBy = (actor: Actor, body: QuoteRequest): PricedRequest => ({
  ...body,
  asOwner: can(actor, 'reservations.create'),
  returning: { code: body.return_code },
})

/** Mounts the price of a request and, for the owner, its explanation; without side effects. */
export function mountQuotes(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, bookingCalls, {
    quote: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const request = askedBy(actor, body)
      const quote = () => onOneConnection(db, (one) => quoteWithRefusals(one, actor, request, clock))
      return limitGuesses(db, 'coupon', { actor, code: body.coupon }, clock, quote)
    },
    planOffers: async ({ actor, body }) => {
      refuseSenselessStays(body.stays)
      const request = askedBy(actor, body)
      const list = () => onOneConnection(db, (one) => listPlanOffers(one, request, clock))
      return limitGuesses(db, 'coupon', { actor, code: body.coupon }, clock, list)
    },
  })
  mountCalls(app, priceCalls, {
    simulate: ({ body }) => previewPrice(db, body, clock),
    seasonEffect: ({ body }) => previewSeason(db, body, clock),
  })
}

/** The price of a request, and what a hold of it would be refused for now. @throws ApiError as `makeQuote` */
async function quoteWithRefusals(
  db: Db,
  actor: Actor,
  request: PricedRequest,
  clock: Clock,
): Promise<QuoteAnswer> {
  const { stays, services = [] } = request
  const [device, asOwner] = [deviceOf(actor), can(actor, 'reservations.create')]
  const [quote, takenNights] = await pipelined([
    makeQuote(db, request, clock),
    nightsTakenFor(db, stays, clock.now(), device),
  ])
  return {
    ...quote.price,
    refusals: {
      stays: listRefusals({ stays, taken: takenNights, ...quote, asOwner }),
      services: await listUnbookable(db, { ...quote, services, asOwner }, device),
    },
  }
}
