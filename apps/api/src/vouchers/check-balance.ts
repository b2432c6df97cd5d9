import type { VoucherBalance } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Services } from '../platform/services.ts'
import type { Db } from '../db/database.ts'
import { limitGuesses, type GuessLimit } from '../platform/http/limit-guesses.ts'
import { refusedCode } from './refuse-code.ts'
import { hashVoucherCode } from './voucher-codes.ts'
import { findVoucher, findVoucherId } from './voucher-queries.ts'

/** Wrong voucher codes that one address may try in a window. */
export const wrongVouchers: GuessLimit = {
  bucket: 'voucher from',
  wrong: 'voucher_invalid',
  max: 10,
  perSeconds: 10 * 60,
}

/**
 * Runs work that includes a voucher's code, and limits the wrong codes of one address. `db` must not be the transaction
 * of the work. @throws ApiError `rate_limited`
 */
export const limitVoucherGuesses = <T>(
  db: Db,
  guess: { actor: Actor; code: string | null | undefined },
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> => limitGuesses(db, wrongVouchers, guess, clock, work)

/**
 * The balance of a voucher, by its code. @throws ApiError `voucher_invalid` with the reason (unknown, not paid, void),
 * `rate_limited`
 */
export function checkBalance(
  db: Db,
  actor: Actor,
  code: string,
  services: Pick<Services, 'clock' | 'voucherCost'>,
): Promise<VoucherBalance> {
  const { clock } = services
  return limitVoucherGuesses(db, { actor, code }, clock, async () => {
    const id = await findVoucherId(db, await hashVoucherCode(code, services))
    const voucher = id === undefined ? undefined : await findVoucher(db, id, todayIn(clock.now()))
    if (!voucher) throw refusedCode(voucher)
    const { code_end, state, value, balance, valid_until, package_title } = voucher
    if (state === 'waiting' || state === 'lapsed' || state === 'void') throw refusedCode(voucher)
    const sold = voucher.package && package_title ? { id: voucher.package, title: package_title } : null
    return { code_end, state, value, balance, valid_until, package: sold }
  })
}
