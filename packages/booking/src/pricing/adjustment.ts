import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { CustomLine, PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { sumOfLines } from '../money/sum-of-lines.ts'
import { amountsByKind, splitAmount } from '../money/split-amount.ts'
import { plainLine } from './plain-line.ts'
import { percentOf } from '@dvor/format/rounding.ts'

/** Change of a price by agreement: to a total, by cents (negative is a discount), or a discount in percent. */
export interface Adjustment {
  kind: 'total' | 'by' | 'percent'
  value: number
  /** Wording of the owner; empty for the usual one. */
  label: string
}

/** Cents by which the price changes: a discount is at most what accommodation and services cost. */
function changeOf({ kind, value }: Adjustment, reducible: number, total: number): number {
  if (kind === 'percent') return -percentOf(reducible, value)
  return Math.max(kind === 'total' ? value - total : value, -reducible)
}

/**
 * Lines of an agreed adjustment, one for each VAT kind in proportion to its amount, so that a total is met to the cent.
 * @param reducible lines of accommodation and services, after the coupon
 * @param others all other lines: fees, custom lines, stay tax
 */
export function adjustmentLines(
  adjustment: Adjustment,
  reducible: readonly PriceLine[],
  others: readonly PriceLine[],
): PriceLine[] {
  const base = Math.max(0, sumOfLines(reducible))
  const change = changeOf(adjustment, base, sumOfLines(reducible) + sumOfLines(others))
  return splitAmount(Math.abs(change), amountsByKind(reducible)).map(({ kind, amount }) =>
    plainLine({
      kind: 'adjustment',
      label: adjustment.label,
      vat_kind: kind,
      amount: Math.sign(change) * amount,
    }),
  )
}

/** A line typed by the owner, or pieces of a product that guests took on a day. */
export type LineByHand = CustomLine & Pick<PriceLine, 'product' | 'day'>

/** Lines that were added by hand. No coupon and no agreed discount reduces them. */
export const linesAddedByHand = (lines: readonly LineByHand[]): PriceLine[] =>
  lines.map(({ label, vat_kind, ...facts }) => ({
    ...plainLine({ kind: 'custom', label, vat_kind, amount: facts.unit_price * facts.quantity }),
    ...facts,
  }))

/** An adjustment that the owner makes now. */
export function newAdjustment({ adjustment }: PriceAdjustments): Adjustment | null {
  if (!adjustment) return null
  const { kind, value } = adjustment
  const label = adjustment.label ?? ''
  return kind === 'amount' ? { kind: 'by', value: -value, label } : { kind, value, label }
}

/**
 * An earlier adjustment when something else of the reservation changes: a discount in percent or cents holds for the new
 * price, also where the price before could not bear all of it. An agreed total keeps the cents by which it changed the
 * price.
 */
export function keptAdjustment(
  adjustments: PriceAdjustments,
  agreed: readonly PriceLine[],
): Adjustment | null {
  const freshAdjustment = newAdjustment(adjustments)
  if (freshAdjustment?.kind !== 'total') return freshAdjustment
  return {
    ...freshAdjustment,
    kind: 'by',
    value: sumOfLines(agreed.filter((line) => line.kind === 'adjustment')),
  }
}
