import { addressOf, isAdmin, type Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { addressKey, limitAttempts, takeBackAttempt } from '../platform/http/rate-limit.ts'

/** Number of wrong codes that one address may try in a window. */
export const wrongCoupons = { max: 20, perSeconds: 10 * 60 } as const

interface Guess {
  actor: Actor
  coupon: string | null | undefined
}

/**
 * Runs work that includes a coupon's code, and limits the wrong codes of one address, so that codes cannot be guessed.
 * `db` must not be the transaction of the work, or a rollback would remove the counted attempt. @throws ApiError
 * `rate_limited`
 */
export async function limitCouponGuesses<T>(
  db: Db,
  { actor, coupon }: Guess,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> {
  const ip = addressOf(actor)
  if (!coupon || ip === null || isAdmin(actor)) return work()
  const limit = { bucket: 'coupon from', key: addressKey(ip), ...wrongCoupons }
  await limitAttempts(db, limit, clock)
  try {
    const result = await work()
    await takeBackAttempt(db, limit)
    return result
  } catch (error) {
    const wrong = error instanceof ApiError && error.code === 'coupon_invalid'
    if (!wrong) await takeBackAttempt(db, limit)
    throw error
  }
}
