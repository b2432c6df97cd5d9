import { can } from '@dvor/contract/accounts/roles.ts'
import type { Db } from '../../db/database.ts'
import { ipKeyOf, type Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { limitAttempts, takeBackAttempt } from './rate-limit.ts'

/** A caller with this permission knows the codes, or types them for guests. */
const trusted = { coupon: 'reservations.create', voucher: 'money.take' } as const

/** Codes of a kind that must not be guessed, as a caller typed one. */
interface Guess {
  actor: Actor
  code: string | null | undefined
}

/**
 * Runs work that includes a code, and limits the wrong codes of one IP (errors `coupon_invalid`, `voucher_invalid`). `db`
 * must not be the transaction of the work, or a rollback would remove the counted attempt. @throws ApiError `rate_limited`
 */
export async function limitGuesses<T>(
  db: Db,
  kind: 'coupon' | 'voucher',
  { actor, code }: Guess,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> {
  const ip = ipKeyOf(actor)
  if (!code || ip === null || can(actor, trusted[kind])) return work()
  await limitAttempts(db, kind, { ip }, clock)
  try {
    const result = await work()
    await takeBackAttempt(db, kind, { ip })
    return result
  } catch (error) {
    if (!(error instanceof ApiError && error.code === `${kind}_invalid`))
      await takeBackAttempt(db, kind, { ip })
    throw error
  }
}
