import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { portion } from '@dvor/format/rounding.ts'
import { sumOfLines } from './sum-of-lines.ts'
import { vatKindsOf } from './vat-kinds-of.ts'

export interface Share {
  kind: VatKind
  amount: number
}

/**
 * Splits a positive amount over VAT kinds in proportion to theirs. Each share is rounded; the rounding difference goes
 * to the largest (the first of equals). Shares add up to the amount; those of a discount never exceed their kind's.
 */
export function splitAmount(whole: number, bases: readonly Share[]): Share[] {
  const base = bases.reduce((sum, one) => sum + one.amount, 0)
  if (base <= 0 || whole <= 0) return []
  const shares = bases.map(({ kind, amount }) => ({ kind, amount: portion(whole, amount, base) }))
  const remainder = whole - shares.reduce((sum, share) => sum + share.amount, 0)
  const largest = bases.reduce((best, { amount }, index) => {
    return amount > (bases[best]?.amount ?? 0) ? index : best
  }, 0)
  return shares
    .map((share, index) => (index === largest ? { ...share, amount: share.amount + remainder } : share))
    .filter((share) => share.amount > 0)
}

/** Amounts of the lines by VAT kind, in the order of kinds. */
export const amountsByKind = (lines: readonly PriceLine[]): Share[] =>
  vatKindsOf(lines).map((kind) => ({
    kind,
    amount: sumOfLines(lines.filter((line) => line.vat_kind === kind)),
  }))
