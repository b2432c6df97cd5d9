import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { limitGuesses, type GuessLimit } from '../platform/http/limit-guesses.ts'

/** Wrong coupon codes that one address may try in a window. */
export const wrongCoupons: GuessLimit = {
  bucket: 'coupon from',
  wrong: 'coupon_invalid',
  max: 20,
  perSeconds: 10 * 60,
}

interface CouponGuess {
  actor: Actor
  coupon: string | null | undefined
}

/**
 * Runs work that includes a coupon's code, and limits the wrong codes of one address. `db` must not be the transaction
 * of the work. @throws ApiError `rate_limited`
 */
export const limitCouponGuesses = <T>(
  db: Db,
  { actor, coupon }: CouponGuess,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> => limitGuesses(db, wrongCoupons, { actor, code: coupon }, clock, work)
