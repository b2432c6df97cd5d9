import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { claimCouponUse, type CouponRow } from './coupon-queries.ts'

/** Takes one use of a quoted coupon; does nothing without one. @throws ApiError `coupon_invalid` when none is left */
export async function claimCoupon(db: Db, coupon: CouponRow | null): Promise<void> {
  if (!coupon || (await claimCouponUse(db, coupon.id))) return
  throw new ApiError('coupon_invalid', 'The coupon cannot be used', {
    fields: [{ path: 'coupon', code: 'invalid_value' }],
  })
}
