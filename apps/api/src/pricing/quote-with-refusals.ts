import type { QuoteAnswer } from '@dvor/contract/pricing/quotes.ts'
import { deviceOf, isAdmin, type Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { listUnbookable } from '../slots/check-services.ts'
import { listRefusals, nightsTakenFor } from './check-stays.ts'
import type { PricedRequest } from './priced-request.ts'
import { makeQuote } from './quote.ts'

/** The price of a request, and what a hold of it would be refused for now. @throws ApiError as `makeQuote` */
export async function quoteWithRefusals(
  db: Db,
  actor: Actor,
  request: PricedRequest,
  clock: Clock,
): Promise<QuoteAnswer> {
  const { stays, services = [] } = request
  const [device, asOwner] = [deviceOf(actor), isAdmin(actor)]
  const [quote, taken] = await pipelined([
    makeQuote(db, request, clock),
    nightsTakenFor(db, stays, clock.now(), device),
  ])
  return {
    ...quote.price,
    refusals: {
      stays: listRefusals({ stays, taken, ...quote, asOwner }),
      services: await listUnbookable(db, { ...quote, services, asOwner }, device),
    },
  }
}
