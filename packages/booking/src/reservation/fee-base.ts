import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'

/** The price of an order with the stay tax in it, in cents; its lines where it may have pieces of products. */
export type TaxedPrice = Pick<PriceBreakdown, 'total' | 'stay_tax'> & { lines?: readonly PriceLine[] }

/**
 * Cents of the price from which fees are computed, and the most that is kept of an order that is given up: the price
 * without the stay tax, because nobody pays it for nights that nobody slept, and without products, which nobody takes.
 * The terms promise that the tax goes back whole.
 */
export const feeBase = ({ total, stay_tax, lines = [] }: TaxedPrice): number =>
  Math.max(
    0,
    lines.reduce((rest, { product, amount }) => (product ? rest - amount : rest), total - stay_tax),
  )
