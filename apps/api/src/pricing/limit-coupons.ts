import { addressOf, isAdmin, type Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { addressKey, limitAttempts, takeBackAttempt } from '../platform/http/rate-limit.ts'

/** Wrong codes that one address may try in a window. */
export const wrongCoupons = { max: 20, perSeconds: 10 * 60 } as const

interface Guess {
  actor: Actor
  coupon: string | null | undefined
}

/**
 * Runs what a coupon's code is sent with, and lets nobody find codes by trying: of one address only so many wrong ones
 * are answered. `db` must not be the transaction of the work, or a refusal would forget the attempt.
 * @throws ApiError `rate_limited`
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
