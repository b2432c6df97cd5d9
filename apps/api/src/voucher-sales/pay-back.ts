import type { VoucherMethod } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { listVoucherRefunds, updateRefund, type PaymentRefund } from '../payments/refund-queries.ts'
import { requireRefund } from '../payments/require-refund.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { recordVoucherMoney } from '../vouchers/record-money.ts'
import type { MoneyServices } from '../vouchers/services.ts'
import { findVoucher, lockVoucher, type FoundVoucher } from '../vouchers/voucher-queries.ts'

/**
 * Records that the owner has paid back what is owed for a voucher. A refund that its gateway left unanswered is decided
 * by it: paid back to the card where the owner saw it there, otherwise not carried out. @throws ApiError `conflict`
 * where nothing is owed or a gateway is paying it back, `not_found`, `forbidden` for more than the actor may give back
 */
export async function payBackVoucher(
  db: Db,
  actor: Actor,
  id: string,
  method: VoucherMethod,
  services: MoneyServices,
): Promise<FoundVoucher> {
  const today = todayIn(services.clock.now())
  return inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, id, today)
    if (voucher.to_refund <= 0) throw new ApiError('conflict', 'Nothing is to be paid back')
    requireRefund(actor, voucher.to_refund)
    const refunds = await listVoucherRefunds(tx, id)
    if (refunds.some(({ state }) => state === 'requested' || state === 'pending'))
      throw new ApiError('conflict', 'The gateway is paying it back')
    const unanswered = refunds.filter(({ state }) => state === 'unanswered')
    for (const refund of unanswered)
      await updateRefund(tx, refund.id, { state: method === 'card' ? 'done' : 'failed' })
    const parts = partsOf(voucher.to_refund, method === 'card' ? unanswered : [])
    for (const { amount, ...from } of parts) {
      const moved = { kind: 'refunded' as const, amount: 0, money: -amount, method, ...from }
      const { number } = await recordVoucherMoney(tx, actor, voucher, moved, services)
      await recordChange(tx, actor, {
        collection: 'vouchers',
        recordId: id,
        action: 'refunded',
        after: { amount: -amount, method, number },
      })
    }
    return findVoucher(tx, id, today)
  })
}

/** Money that was paid back, in cents, with the gateway that did so; none for the front desk and the bank. */
interface Part {
  amount: number
  provider?: string
  provider_reference?: string
}

/** Sums that refunds of gateways have paid back, which are no money of the till, and the rest. */
function partsOf(
  whole: number,
  refunds: readonly Pick<PaymentRefund, 'id' | 'provider' | 'amount'>[],
): Part[] {
  let remainder = whole
  const byGateways = refunds.map(({ id, provider, amount: refundAmount }): Part => {
    const amount = Math.min(remainder, refundAmount)
    remainder -= amount
    return { amount, provider, provider_reference: `refund:${id}` }
  })
  return [...byGateways, { amount: remainder }].filter(({ amount }) => amount > 0)
}
