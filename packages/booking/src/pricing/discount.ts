import { vatKind, type PriceLine, type VatKind } from '@dvor/contract/pricing/quotes.ts'
import { percentOf, portion } from '@dvor/format/rounding.ts'
import { plainLine } from './plain-line.ts'
import type { Coupon } from '../stay/rows.ts'

/** Cents of the coupon's discount: never more than the subtotal. */
export function discountOf(coupon: Pick<Coupon, 'kind' | 'value'>, subtotal: number): number {
  const wanted = coupon.kind === 'percent' ? percentOf(subtotal, coupon.value) : coupon.value
  return Math.min(Math.max(0, wanted), Math.max(0, subtotal))
}

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
  const left = whole - shares.reduce((sum, share) => sum + share.amount, 0)
  const largest = bases.reduce((best, { amount }, index) => {
    return amount > (bases[best]?.amount ?? 0) ? index : best
  }, 0)
  return shares
    .map((share, index) => (index === largest ? { ...share, amount: share.amount + left } : share))
    .filter((share) => share.amount > 0)
}

/** Amounts of the lines by VAT kind, in the contract's order of kinds. */
export function amountsByKind(lines: readonly PriceLine[]): Share[] {
  return vatKind.options
    .map((kind) => ({ kind, lines: lines.filter((line) => line.vat_kind === kind) }))
    .map(({ kind, lines: own }) => ({ kind, amount: own.reduce((sum, line) => sum + line.amount, 0) }))
}

const serviceKinds: readonly PriceLine['kind'][] = ['common_service', 'service']

/** Whether a coupon reduces a line. */
const isCovered = ({ covers, units }: Pick<Coupon, 'covers' | 'units'>, line: PriceLine): boolean => {
  if (serviceKinds.includes(line.kind)) return covers !== 'accommodation'
  const { accommodation_unit: unit } = line
  return covers !== 'services' && (units.length === 0 || (unit !== null && units.includes(unit)))
}

/** One negative line per VAT kind for the coupon's discount on those of these lines that it covers. */
export function discountLines(coupon: Coupon, lines: readonly PriceLine[]): PriceLine[] {
  const bases = amountsByKind(lines.filter((line) => isCovered(coupon, line)))
  const subtotal = bases.reduce((sum, base) => sum + base.amount, 0)
  return splitAmount(discountOf(coupon, subtotal), bases).map(({ kind, amount }) =>
    plainLine({
      kind: 'discount',
      label: coupon.title ?? coupon.code,
      rule: coupon.code,
      vat_kind: kind,
      amount: -amount,
    }),
  )
}
