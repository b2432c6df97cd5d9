import { newAdjustment } from '@dvor/booking/pricing/adjustment.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { refuseUnknownVatKind } from '../property/vat-kinds.ts'
import { refuseImpossible, refuseUnreachable } from './agreed-total.ts'
import type { PricedRequest } from './priced-request.ts'
import { makeQuote, type Quote } from './quote.ts'

/**
 * The price of the owner's new request with what the owner agrees beside the price list, if anything. @throws ApiError `invalid`
 * for a total below the lines that nothing reduces and for one below zero, and all errors of `makeQuote`
 */
export async function quoteAgreed(
  db: Db,
  request: PricedRequest & { price_adjustments?: PriceAdjustments | null },
  clock: Clock,
): Promise<Quote> {
  const { price_adjustments: agreed } = request
  if (!agreed) return makeQuote(db, { ...request, asOwner: true }, clock)
  await refuseUnknownVatKind(
    db,
    agreed.custom_lines.map(({ vat_kind }) => vat_kind),
    'custom_lines',
  )
  const byOwner = { adjustment: newAdjustment(agreed), customLines: agreed.custom_lines }
  const quote = await makeQuote(db, { ...request, ...byOwner, asOwner: true }, clock)
  refuseUnreachable(agreed, quote.price)
  refuseImpossible(quote.price)
  return quote
}
