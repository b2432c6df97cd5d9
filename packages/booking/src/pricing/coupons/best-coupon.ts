import type { Coupon } from './coupon-row.ts'
import { priceStays, type PriceInput } from '../price.ts'

/**
 * The coupon that takes most off a price, because a price has one; of equal ones the first, null without any. The
 * owner's agreement beside the price list is left out of the comparison.
 */
export function bestCoupon<C extends Coupon>(input: PriceInput, coupons: readonly C[]): C | null {
  const [first = null] = coupons
  if (coupons.length < 2) return first
  const amounts = coupons.map((coupon) => priceStays({ ...input, coupon, adjustment: null }).discount)
  return coupons[amounts.indexOf(Math.min(...amounts))] ?? first
}
