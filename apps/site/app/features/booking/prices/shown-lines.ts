import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'

/**
 * Merges discount lines for display: the ledger splits a discount by VAT rate, the guest sees one. Amounts in cents;
 * their sum stays.
 */
export function shownLines(lines: readonly PriceLine[]): PriceLine[] {
  const [discount, ...others] = lines.filter(({ kind }) => kind === 'discount')
  if (!discount) return [...lines]
  const amount = others.reduce((sum, line) => sum + line.amount, discount.amount)
  return lines.flatMap((line) =>
    line === discount ? [{ ...discount, amount }] : line.kind === 'discount' ? [] : [line],
  )
}
