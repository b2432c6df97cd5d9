import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'

/** Kinds that are split by VAT kind, although the guest knows one amount. */
const splitKinds: readonly PriceLine['kind'][] = ['discount', 'adjustment']

/** Merges the lines of a coupon's discount, and those of an agreed price, for display. Cents; their sum stays. */
export function shownLines(lines: readonly PriceLine[]): PriceLine[] {
  return lines.flatMap((line, index) => {
    if (!splitKinds.includes(line.kind)) return [line]
    const parts = lines.filter(({ kind }) => kind === line.kind)
    if (lines.findIndex(({ kind }) => kind === line.kind) !== index) return []
    return [{ ...line, amount: parts.reduce((sum, { amount }) => sum + amount, 0) }]
  })
}
