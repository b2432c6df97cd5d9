import type { Day } from '@dvor/format/days.ts'
import type { Coupon } from './rows.ts'
import { lastNightOf, nightCount, type Period } from './stay.ts'

/** Why a coupon does not count. */
export type CouponProblem = 'inactive' | 'not_yet' | 'over' | 'other_stay' | 'too_short' | 'used_up'

/** Two codes are the same whatever their case and the spaces around them. */
export const couponKey = (code: string): string => code.trim().toUpperCase()

/** Whether every night of the stay lies in the days that the coupon is for. */
function coversStay(coupon: Coupon, stay: Period): boolean {
  const fromStart = coupon.stay_from === null || coupon.stay_from <= stay.arrival
  return fromStart && (coupon.stay_to === null || lastNightOf(stay) <= coupon.stay_to)
}

/**
 * The first reason why the coupon cannot be used for these stays when booked today; null when it can.
 * `used_count` must be counted in the booking's own transaction for the last use to be given once.
 */
export function couponProblem(coupon: Coupon, stays: readonly Period[], today: Day): CouponProblem | null {
  if (!coupon.active) return 'inactive'
  if (coupon.valid_from !== null && today < coupon.valid_from) return 'not_yet'
  if (coupon.valid_to !== null && today > coupon.valid_to) return 'over'
  if (coupon.max_uses !== null && coupon.used_count >= coupon.max_uses) return 'used_up'
  if (!stays.every((stay) => coversStay(coupon, stay))) return 'other_stay'
  const shortest = coupon.min_nights ?? 0
  return stays.every((stay) => nightCount(stay) >= shortest) ? null : 'too_short'
}
