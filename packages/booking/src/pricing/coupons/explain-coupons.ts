import type { ExplainedCoupon } from '@dvor/contract/pricing/price-simulations.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Coupon } from './coupon-row.ts'
import { couponProblem, type CouponUse } from './coupon.ts'
import { discountLines } from '../discount.ts'

/** A stored coupon as the simulator names it. */
export interface NamedCoupon extends Coupon {
  id: string
}

/**
 * Each coupon with what it would take off, or the reason why it does not apply. @param lines of a price without a coupon
 * @returns amounts in cents, negative
 */
export function explainCoupons(
  coupons: readonly NamedCoupon[],
  lines: readonly PriceLine[],
  use: CouponUse,
  today: Day,
): ExplainedCoupon[] {
  const reducible = lines.filter(({ kind }) => kind !== 'stay_tax')
  const explained = coupons.map((coupon): ExplainedCoupon => {
    const amount = discountLines(coupon, reducible).reduce((sum, line) => sum + line.amount, 0)
    const nothing = coupon.covers === 'services' ? 'no_service' : 'no_amount'
    const reason = couponProblem(coupon, use, today) ?? (amount === 0 ? nothing : null)
    const { id, code, title, for_returning } = coupon
    return { id, code, title, for_returning, amount: reason === null ? amount : 0, reason }
  })
  const best = bestOf(explained)
  return explained.map((one) =>
    one.for_returning && one.reason === null && one !== best ? { ...one, amount: 0, reason: 'smaller' } : one,
  )
}

/** The coupon that a returning guest gets: of those that apply, the one with the largest discount, else the first. */
const bestOf = (explained: readonly ExplainedCoupon[]): ExplainedCoupon | undefined =>
  explained
    .filter(({ for_returning, reason }) => for_returning && reason === null)
    .toSorted((a, b) => a.amount - b.amount)[0]
