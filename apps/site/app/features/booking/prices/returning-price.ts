import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'

/** Whether a discount for returning guests is in a price; that of a code names its code. */
export const isForReturning = (price: PriceBreakdown | null): boolean =>
  price?.lines.some(({ kind, rule }) => kind === 'discount' && rule === null) ?? false
