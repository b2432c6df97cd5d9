import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { claimCouponUse, countUsesBy, type CouponGuest, type CouponRow } from './coupon-queries.ts'

/**
 * Takes one use of a quoted coupon; does nothing without one. The claimed row stays locked, so that orders of one guest
 * at the same moment are counted one after another. @param guest null for the owner's booking, which no limit of the
 * guest holds back @throws ApiError `coupon_invalid` when no use is left, `coupon_used` when the guest has used it
 */
export async function claimCoupon(
  db: Db,
  coupon: CouponRow | null,
  guest: CouponGuest | null,
): Promise<void> {
  if (!coupon) return
  const fields = [{ path: 'coupon', code: 'invalid_value' as const }]
  if (!(await claimCouponUse(db, coupon.id)))
    throw new ApiError('coupon_invalid', 'The coupon cannot be used', { fields })
  const { id, max_uses_per_guest: most } = coupon
  if (guest && most !== null && (await countUsesBy(db, id, guest)) >= most)
    throw new ApiError('coupon_used', 'The guest has used the coupon', { fields })
}
