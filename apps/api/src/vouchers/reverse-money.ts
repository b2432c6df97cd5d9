import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { ApiError } from '../platform/errors.ts'
import { markReversed, type VoucherMovementRow } from './movement-queries.ts'
import { recordVoucherMoney } from './record-money.ts'
import { withdrawVoucherEmails } from './send-voucher.ts'
import type { MoneyServices } from './services.ts'
import type { FoundVoucher } from './voucher-queries.ts'

/**
 * Takes money back from a locked voucher to which it was assigned by mistake: a sale, after which the voucher waits for
 * its price again, or a surplus. A correcting document follows, and no money moves. @throws ApiError `conflict` where
 * the voucher has been spent, withdrawn or has expired since, or the surplus was paid back
 */
export async function reverseMoney(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  movement: VoucherMovementRow,
  services: MoneyServices,
): Promise<void> {
  const { id, amount, money, method, number: corrects } = movement
  const isSale = movement.kind === 'sold'
  const { state, balance, value, to_refund } = voucher
  const isThere = isSale ? state === 'valid' && balance === value : to_refund >= money
  if (!isThere) throw new ApiError('conflict', 'The money of this voucher was used already')
  const kind = isSale ? ('sale_reversed' as const) : ('surplus_reversed' as const)
  const note = `Opravuje doklad ${corrects}.`
  const moved = { kind, amount: 0 - amount, money: -money, method, note, corrects }
  const reversal = await recordVoucherMoney(db, actor, voucher, moved, services)
  await markReversed(db, id, reversal.id)
  if (isSale) await withdrawVoucherEmails(db, voucher.id)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: voucher.id,
    action: 'reversal',
    before: { number: corrects },
    after: { amount: -money, number: reversal.number },
  })
}
