import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { portion } from '@dvor/format/rounding.ts'
import { sumOfLines } from '../money/sum-of-lines.ts'
import { vatKindsOf } from '../money/vat-kinds-of.ts'

/** Lines beside accommodation and services. */
const others: ReadonlySet<PriceLine['kind']> = new Set([
  'discount',
  'adjustment',
  'custom',
  'stay_tax',
  'early_departure',
])

/**
 * Lines that change others of their VAT kind: an agreement, what the owner took off by hand, and a coupon where the
 * package allows one.
 */
const isReduction = ({ kind, amount }: PriceLine, allowsCoupon: boolean): boolean =>
  kind === 'adjustment' || (kind === 'custom' && amount < 0) || (kind === 'discount' && allowsCoupon)

/**
 * Cents that the package of a reservation costs: its parts with their share of what reduces all services, and the fee
 * for those that the guests leave early. An agreed surcharge is none of the package.
 */
export function packageCost(lines: readonly PriceLine[], allowsCoupon: boolean): number {
  const whole = sumOfLines(lines.filter(({ in_package, kind }) => in_package || kind === 'early_departure'))
  return vatKindsOf(lines).reduce((sum, kind) => sum - reductionOf(lines, kind, allowsCoupon), whole)
}

/** Cents by which the parts of a kind are reduced, in proportion to the services of the kind. */
function reductionOf(all: readonly PriceLine[], kind: VatKind, allowsCoupon: boolean): number {
  const lines = all.filter(({ vat_kind }) => vat_kind === kind)
  const parts = sumOfLines(lines.filter(({ in_package }) => in_package))
  const off = 0 - sumOfLines(lines.filter((line) => isReduction(line, allowsCoupon)))
  const services = lines.filter((line) => !others.has(line.kind))
  return parts > 0 && off > 0 ? Math.min(parts, portion(off, parts, sumOfLines(services))) : 0
}
