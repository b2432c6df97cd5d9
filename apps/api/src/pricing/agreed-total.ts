import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { ApiError } from '../platform/errors.ts'

/**
 * Refuses a total that differs from the one shown to the person; without an expected total any is accepted. @throws
 * ApiError `price_changed` with the new breakdown
 */
export function refuseOtherTotal(expected: number | null | undefined, price: PriceBreakdown): void {
  if (expected === undefined || expected === null || expected === price.total) return
  throw new ApiError('price_changed', 'The price is another now', { details: price })
}
