import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { isReturnCodeOf } from './returning-guests.ts'
import { claimCouponUse, countUsesBy, type CouponRow, type GuestContact } from './coupon-queries.ts'

/**
 * Takes one use of a quoted coupon; does nothing without one. The claimed row stays locked, so that orders of one guest
 * at the same moment are counted one after another. @param guest null for the owner's booking, which no limit of the
 * guest holds back @param codes those of the order @throws ApiError `coupon_invalid` when no use is left, or when the
 * return code belongs to another guest; `coupon_used` when the guest has used it
 */
export async function claimCoupon(
  db: Db,
  coupon: CouponRow | null,
  guest: GuestContact | null,
  codes: readonly (string | null | undefined)[] = [],
): Promise<void> {
  if (!coupon) return
  const fields = [{ path: 'coupon', code: 'invalid_value' as const }]
  const isOfOther = guest && coupon.for_returning && !(await hasReturnCode(db, codes, guest))
  if (isOfOther || !(await claimCouponUse(db, coupon.id)))
    throw new ApiError('coupon_invalid', 'The coupon cannot be used', { fields })
  const { id, max_uses_per_guest: most } = coupon
  if (guest && most !== null && (await countUsesBy(db, id, guest)) >= most)
    throw new ApiError('coupon_used', 'The guest has used the coupon', { fields })
}

async function hasReturnCode(
  db: Db,
  codes: readonly (string | null | undefined)[],
  guest: GuestContact,
): Promise<boolean> {
  for (const code of codes) if (code && (await isReturnCodeOf(db, code, guest))) return true
  return false
}
