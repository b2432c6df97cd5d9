import type { CouponRefusal } from '@dvor/contract/pricing/price-simulations.ts'
import { ApiError } from '../platform/errors.ts'

/**
 * The refusal of a coupon with its reason in `details.reason`. Guests read of a coupon that is switched off what they read
 * of an unknown code. @param asOwner whether the owner asks
 */
export function couponRefused(reason: CouponRefusal, asOwner = false): ApiError {
  const told = reason === 'inactive' && !asOwner ? 'unknown' : reason
  return new ApiError('coupon_invalid', `The coupon cannot be used: ${told}`, {
    fields: [{ path: 'coupon', code: 'invalid_value' }],
    details: { reason: told },
  })
}
