import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { Db } from '../../db/database.ts'
import { addressOf, isAdmin, type Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { addressKey, limitAttempts, takeBackAttempt } from './rate-limit.ts'

/** A kind of codes that must not be guessed. */
export interface GuessLimit {
  /** Name of the counter. */
  bucket: string
  /** The error of a wrong code; any other outcome is not counted. */
  wrong: ErrorCode
  /** Number of wrong codes that one address may try in a window. */
  max: number
  perSeconds: number
}

interface Guess {
  actor: Actor
  code: string | null | undefined
}

/**
 * Runs work that includes a code, and limits the wrong codes of one address. `db` must not be the transaction of the
 * work, or a rollback would remove the counted attempt. @throws ApiError `rate_limited`
 */
export async function limitGuesses<T>(
  db: Db,
  { bucket, wrong, max, perSeconds }: GuessLimit,
  { actor, code }: Guess,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> {
  const ip = addressOf(actor)
  if (!code || ip === null || isAdmin(actor)) return work()
  const limit = { bucket, key: addressKey(ip), max, perSeconds }
  await limitAttempts(db, limit, clock)
  try {
    const result = await work()
    await takeBackAttempt(db, limit)
    return result
  } catch (error) {
    if (!(error instanceof ApiError && error.code === wrong)) await takeBackAttempt(db, limit)
    throw error
  }
}
