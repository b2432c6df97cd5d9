import type { CouponLimit } from '@dvor/contract/reservations/price-adjustments.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { couponRefused } from './refuse-coupon.ts'
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
  if (guest && coupon.for_returning && !(await hasReturnCode(db, codes, guest)))
    throw couponRefused('other_guest')
  if (!(await claimCouponUse(db, coupon.id))) throw couponRefused('used_up', guest === null)
  if (guest && (await passedLimit(db, coupon, guest)))
    throw new ApiError('coupon_used', 'The guest has used the coupon', {
      fields: [{ path: 'coupon', code: 'invalid_value' }],
    })
}

/** The uses of a coupon by a guest who has reached its limit for each guest; null below it and without one. */
export async function passedLimit(
  db: Db,
  coupon: CouponRow | null,
  guest: GuestContact,
): Promise<CouponLimit | null> {
  const most = coupon?.max_uses_per_guest ?? null
  if (!coupon || most === null) return null
  const used = await countUsesBy(db, coupon.id, guest)
  return used >= most ? { used, most } : null
}

async function hasReturnCode(
  db: Db,
  codes: readonly (string | null | undefined)[],
  guest: GuestContact,
): Promise<boolean> {
  for (const code of codes) if (code && (await isReturnCodeOf(db, code, guest))) return true
  return false
}
