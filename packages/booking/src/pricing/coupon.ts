import type { Day } from '@dvor/format/days.ts'
import type { Coupon } from '../stay/rows.ts'
import { lastNightOf, nightCount, type Period } from '../stay/stay.ts'

/** Why a coupon does not count. */
export type CouponProblem = 'inactive' | 'not_yet' | 'over' | 'other_stay' | 'too_short' | 'used_up'

/** What a coupon takes off, as it was when the reservation was made. */
export type CouponTerms = Pick<Coupon, 'code' | 'title' | 'kind' | 'value'>

export const couponTermsOf = ({ code, title, kind, value }: CouponTerms): CouponTerms => ({
  code,
  title,
  kind,
  value,
})

/** Two codes are the same whatever their case and the spaces around them. */
export const couponKey = (code: string): string => code.trim().toUpperCase()

/** Whether every night of the stay lies in the days that the coupon is for. */
function coversStay(coupon: Coupon, stay: Period): boolean {
  const fromStart = coupon.stay_from === null || coupon.stay_from <= stay.arrival
  return fromStart && (coupon.stay_to === null || lastNightOf(stay) <= coupon.stay_to)
}

/** What a coupon is asked for: stays, or without any the days of slot services that are booked alone. */
export interface CouponUse {
  stays: readonly Period[]
  serviceDays: readonly Day[]
}

/** Of a service that is booked without a stay its day must lie in the days that the coupon is for. */
function coversDay(coupon: Coupon, day: Day): boolean {
  const fromStart = coupon.stay_from === null || coupon.stay_from <= day
  return fromStart && (coupon.stay_to === null || day <= coupon.stay_to)
}

function coversAll(coupon: Coupon, { stays, serviceDays }: CouponUse): boolean {
  if (stays.length > 0) return stays.every((stay) => coversStay(coupon, stay))
  return serviceDays.every((day) => coversDay(coupon, day))
}

/** Whether every stay is as long as the coupon wants; no stay at all is too short for any such coupon. */
function isLongEnough(coupon: Coupon, { stays }: CouponUse): boolean {
  const shortest = coupon.min_nights ?? 0
  if (stays.length === 0) return shortest === 0
  return stays.every((stay) => nightCount(stay) >= shortest)
}

/**
 * The first reason why the coupon cannot be used for this when booked today; null when it can. The last day of booking
 * ends at midnight in the property. `used_count` must be counted in the booking's own transaction for the last use to be
 * given once.
 */
export function couponProblem(coupon: Coupon, use: CouponUse, today: Day): CouponProblem | null {
  if (!coupon.active) return 'inactive'
  if (coupon.valid_from !== null && today < coupon.valid_from) return 'not_yet'
  if (coupon.valid_to !== null && today > coupon.valid_to) return 'over'
  if (coupon.max_uses !== null && coupon.used_count >= coupon.max_uses) return 'used_up'
  if (!coversAll(coupon, use)) return 'other_stay'
  return isLongEnough(coupon, use) ? null : 'too_short'
}
