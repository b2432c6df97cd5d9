import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { mostCents, type PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { ApiError, invalid } from '../platform/errors.ts'

/**
 * Refuses a total that differs from the one shown to the person; without an expected total any is accepted. @throws
 * ApiError `price_changed` with the new breakdown
 */
export function refuseOtherTotal(expected: number | null | undefined, price: PriceBreakdown): void {
  if (expected === undefined || expected === null || expected === price.total) return
  throw new ApiError('price_changed', 'The price is another now', { details: price })
}

/** Refuses a total that no discount reaches. @throws ApiError `invalid` */
export function refuseUnreachable({ adjustment }: PriceAdjustments, { total }: PriceBreakdown): void {
  if (adjustment?.kind === 'total' && adjustment.value !== total)
    throw invalid([
      { path: 'adjustment.value', code: adjustment.value < total ? 'too_small' : 'invalid_value' },
    ])
}

/**
 * Refuses a price of less than nothing or of more than a million euros, which only lines that the owner added by hand can
 * cause. @throws ApiError `invalid`
 */
export function refuseImpossible({ total }: PriceBreakdown): void {
  if (total < 0) throw invalid([{ path: 'custom_lines', code: 'too_small' }])
  if (total > mostCents) throw invalid([{ path: 'custom_lines', code: 'too_big' }])
}
