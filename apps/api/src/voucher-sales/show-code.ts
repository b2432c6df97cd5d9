import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import type { VoucherServices } from '../vouchers/services.ts'
import { groupedVoucherCode, voucherSealer } from '../vouchers/voucher-codes.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'

/**
 * The whole code of a voucher that can be spent, to tell it to its holder; the history records the reading.
 * @throws ApiError `not_found` also where the code cannot be read any more
 */
export async function showCode(
  db: Db,
  actor: Actor,
  id: string,
  { clock, appSecret }: Pick<VoucherServices, 'clock' | 'appSecret'>,
): Promise<string> {
  const { state, code_sealed } = await findVoucher(db, id, todayIn(clock.now()))
  const code = state === 'valid' ? voucherSealer(appSecret).open(id, code_sealed) : null
  if (code === null) throw notFound('Voucher')
  await recordChange(db, actor, { collection: 'vouchers', recordId: id, action: 'code read' })
  return groupedVoucherCode(code)
}
