import type { CouponCoverage } from '@dvor/contract/collections/reservations/coupons.ts'
import type { Day } from '@dvor/format/days.ts'

/** A discount code; `value` is percent or cents by its kind. */
export interface Coupon {
  code: string
  title: string | null
  kind: 'percent' | 'amount'
  value: number
  covers: CouponCoverage
  /** Ids of units whose nights it reduces; empty means all. */
  units: readonly string[]
  /** Ids of services that it reduces, common ones and those with times; empty means all. */
  services: readonly string[]
  /** Ids of all times of these services. */
  slots: readonly string[]
  /** Ids of rate plans with which it may be used; empty means all. */
  plans: readonly string[]
  /** Whether it applies by itself to guests with a finished stay. */
  for_returning: boolean
  /** First and last day of booking. */
  valid_from: Day | null
  valid_to: Day | null
  /** First and last night that it may cover. */
  stay_from: Day | null
  stay_to: Day | null
  min_nights: number | null
  max_uses: number | null
  used_count: number
  active: boolean
}
