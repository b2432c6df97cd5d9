import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'

/** Sum of the amounts of lines, in cents. */
export const sumOfLines = (lines: readonly Pick<PriceLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
