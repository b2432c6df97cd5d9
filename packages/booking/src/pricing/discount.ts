import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import { amountsByKind, splitAmount } from '../money/split-amount.ts'
import { plainLine } from './plain-line.ts'
import type { Coupon } from './coupons/coupon-row.ts'

/** Cents of the coupon's discount: never more than the subtotal. */
export function discountOf(coupon: Pick<Coupon, 'kind' | 'value'>, subtotal: number): number {
  const amount = coupon.kind === 'percent' ? percentOf(subtotal, coupon.value) : coupon.value
  return Math.min(Math.max(0, amount), Math.max(0, subtotal))
}

const serviceKinds: readonly PriceLine['kind'][] = ['common_service', 'service']

/** Whether a coupon reduces a line. */
const isCovered = (coupon: Coupon, line: PriceLine): boolean => {
  const { covers, units } = coupon
  if (serviceKinds.includes(line.kind)) return covers !== 'accommodation' && isOfServices(coupon, line)
  const { accommodation_unit: unit } = line
  return covers !== 'services' && (units.length === 0 || (unit !== null && units.includes(unit)))
}

/** Whether a line is one of the services that a coupon names; always where it names none. */
const isOfServices = ({ services, slots }: Coupon, { common_service, occurrence }: PriceLine): boolean =>
  services.length === 0 ||
  services.includes(common_service ?? '') ||
  slots.includes(occurrence?.service_slot ?? '')

/** One negative line per VAT kind for the coupon's discount on those of these lines that it covers. */
export function discountLines(coupon: Coupon, lines: readonly PriceLine[]): PriceLine[] {
  const bases = amountsByKind(lines.filter((line) => isCovered(coupon, line)))
  const subtotal = bases.reduce((sum, base) => sum + base.amount, 0)
  return splitAmount(discountOf(coupon, subtotal), bases).map(({ kind, amount }) =>
    plainLine({
      kind: 'discount',
      label: coupon.title ?? coupon.code,
      // Guests cannot use the own code of a coupon for returning guests.
      ...(coupon.for_returning ? {} : { rule: coupon.code }),
      vat_kind: kind,
      amount: -amount,
    }),
  )
}
