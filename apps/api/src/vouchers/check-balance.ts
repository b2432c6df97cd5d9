import type { VoucherBalance } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import type { Db } from '../db/database.ts'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { refusedCode } from './refuse-code.ts'
import { hashVoucherCode } from './voucher-codes.ts'
import { findVoucher, findVoucherId } from './voucher-queries.ts'

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
  return limitGuesses(db, 'voucher', { actor, code }, clock, async () => {
    const id = await findVoucherId(db, await hashVoucherCode(code, services))
    const voucher = id === undefined ? undefined : await findVoucher(db, id, todayIn(clock.now()))
    if (!voucher) throw refusedCode(voucher)
    const { code_end, state, value, balance, valid_until, package_title } = voucher
    if (state === 'waiting' || state === 'lapsed' || state === 'void') throw refusedCode(voucher)
    const sold = voucher.package && package_title ? { id: voucher.package, title: package_title } : null
    return { code_end, state, value, balance, valid_until, package: sold }
  })
}
