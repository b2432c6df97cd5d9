import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'

/** The price of an order with the stay tax in it, in cents. */
export type TaxedPrice = Pick<PriceBreakdown, 'total' | 'stay_tax'>

/**
 * Cents of the price from which fees are computed, and the most that is kept of an order that is given up: the price
 * without the stay tax, because nobody pays it for nights that nobody slept. The terms promise that it goes back whole.
 */
export const feeBase = ({ total, stay_tax }: TaxedPrice): number => Math.max(0, total - stay_tax)
