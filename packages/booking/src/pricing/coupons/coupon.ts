import type { CouponProblem } from '@dvor/contract/pricing/price-simulations.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Coupon } from './coupon-row.ts'
import { lastNightOf, nightCount, type Period } from '../../stay/stay.ts'

/** Terms of a coupon at the time of the reservation. */
export type CouponTerms = Pick<
  Coupon,
  'code' | 'title' | 'kind' | 'value' | 'covers' | 'units' | 'services' | 'for_returning'
>

/** Terms as stored with a reservation; those from before coupons had a coverage lack it. */
export type StoredCouponTerms = Omit<CouponTerms, AddedTerms> & Partial<Pick<CouponTerms, AddedTerms>>
type AddedTerms = 'covers' | 'units' | 'services' | 'for_returning'

/** Stored terms in full; without a coverage they reduce everything. */
export const withCoverage = (terms: StoredCouponTerms): CouponTerms => ({
  covers: 'all',
  units: [],
  services: [],
  for_returning: false,
  ...terms,
})

/** The terms alone, to be frozen with a reservation. */
export const couponTermsOf = ({
  code,
  title,
  kind,
  value,
  covers,
  units,
  services,
  for_returning,
}: CouponTerms): CouponTerms => ({ code, title, kind, value, covers, units, services, for_returning })

/** Whether every night of the stay lies in the coupon's days of stay. */
export function coversStay(coupon: Pick<Coupon, 'stay_from' | 'stay_to'>, stay: Period): boolean {
  const fromStart = coupon.stay_from === null || coupon.stay_from <= stay.arrival
  return fromStart && (coupon.stay_to === null || lastNightOf(stay) <= coupon.stay_to)
}

/** Use of a coupon: stays or, without any, the days of slot services booked without a stay. */
export interface CouponUse {
  stays: readonly (Period & { accommodation_unit: string })[]
  serviceDays: readonly Day[]
  /** Id of the rate plan of the stays. */
  plan?: string | null
}

/** The day of a service booked without a stay must lie in the coupon's days of stay. */
function coversDay(coupon: Coupon, day: Day): boolean {
  const fromStart = coupon.stay_from === null || coupon.stay_from <= day
  return fromStart && (coupon.stay_to === null || day <= coupon.stay_to)
}

function coversAll(coupon: Coupon, { stays, serviceDays }: CouponUse): boolean {
  if (stays.length > 0) return stays.every((stay) => coversStay(coupon, stay))
  return serviceDays.every((day) => coversDay(coupon, day))
}

/** Whether it reduces any of the stays, or services, which belong to no unit. */
const coversUnit = ({ units, covers }: Coupon, { stays }: CouponUse): boolean =>
  units.length === 0 ||
  covers === 'services' ||
  stays.some(({ accommodation_unit }) => units.includes(accommodation_unit))

/**
 * Whether every stay has the coupon's minimum length; without a stay it is false for any coupon with such a minimum.
 */
function isLongEnough(coupon: Coupon, { stays }: CouponUse): boolean {
  const shortest = coupon.min_nights ?? 0
  if (stays.length === 0) return shortest === 0
  return stays.every((stay) => nightCount(stay) >= shortest)
}

/**
 * The first reason for which the coupon cannot be used for this booking today; null when it can. The last day of
 * booking ends at midnight in the property. `used_count` must be read in the booking's own transaction, so that the
 * last use is given once.
 */
export function couponProblem(coupon: Coupon, use: CouponUse, today: Day): CouponProblem | null {
  if (!coupon.active) return 'inactive'
  if (coupon.valid_from !== null && today < coupon.valid_from) return 'not_yet'
  if (coupon.valid_to !== null && today > coupon.valid_to) return 'over'
  if (coupon.max_uses !== null && coupon.used_count >= coupon.max_uses) return 'used_up'
  if (!coversAll(coupon, use)) return 'other_stay'
  if (coupon.covers === 'accommodation' && use.stays.length === 0) return 'nothing_covered'
  if (!coversUnit(coupon, use)) return 'other_unit'
  if (coupon.plans.length > 0 && !coupon.plans.includes(use.plan ?? '')) return 'other_plan'
  return isLongEnough(coupon, use) ? null : 'too_short'
}
