import {
  voucherWithdrawalDays,
  type VoucherOrder,
  type VoucherWithdrawal,
} from '@dvor/contract/reservations/voucher-orders.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { returningGateway } from '../payments/providers/providers.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { insertRefund } from '../payments/refund-queries.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { findSale, insertVoucherMovement, type VoucherMovementRow } from '../vouchers/movement-queries.ts'
import { withdrawVoucherEmails } from '../vouchers/send-voucher.ts'
import {
  findVoucherByToken,
  lockVoucher,
  updateVoucher,
  type FoundVoucher,
} from '../vouchers/voucher-queries.ts'
import { sendWithdrawn } from './order-emails.ts'

/**
 * The withdrawal from a paid order, with its last day and the refund; null where it is not possible (any more). The last
 * day of the voucher does not shorten it: what was forfeited within these days goes back, too.
 */
export async function withdrawalOf(
  db: Db,
  voucher: FoundVoucher,
  { clock }: Pick<PaymentServices, 'clock'>,
): Promise<VoucherOrder['withdrawal']> {
  if ((voucher.state !== 'valid' && voucher.state !== 'expired') || !voucher.token) return null
  const sale = await findSale(db, voucher.id)
  if (!sale) return null
  const until = addDays(todayIn(sale.createdAt), voucherWithdrawalDays)
  if (todayIn(clock.now()) > until) return null
  return { until, refund: refundOf(voucher), needs_account: gatewayOf(sale) === undefined }
}

/** Cents that the buyer gets back. */
const refundOf = ({ balance, forfeited }: FoundVoucher): number => balance + forfeited

const gatewayOf = ({ provider, method }: VoucherMovementRow) => returningGateway(provider, method)

/**
 * Withdraws from an order within 14 days from its payment: the voucher is void at once, and what was not redeemed goes
 * back through the gateway that took it, where that can return it, else to the given account. The voucher is locked before its balance is read,
 * as when it is spent. @throws ApiError `conflict` where it is not possible (any more), `invalid` without an account,
 * `not_found`
 */
export async function withdrawOrder(
  db: Db,
  actor: Actor,
  token: string,
  { iban }: VoucherWithdrawal,
  services: PaymentServices,
): Promise<void> {
  const id = await findVoucherByToken(db, token)
  const refund = await inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, id, todayIn(services.clock.now()))
    const withdrawal = await withdrawalOf(tx, voucher, services)
    if (!withdrawal) throw new ApiError('conflict', 'This voucher cannot be returned any more')
    if (withdrawal.needs_account && !iban) throw invalid([{ path: 'iban', code: 'required' }])
    await makeVoid(tx, actor, voucher, withdrawal.needs_account ? (iban ?? null) : null, services)
    return withdrawal.needs_account ? null : requestRefund(tx, actor, voucher, services)
  })
  if (refund) await settleRefund(db, refund, services)
}

async function makeVoid(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  refund_iban: string | null,
  services: PaymentServices,
): Promise<void> {
  const now = services.clock.now().toISOString()
  const { id, balance, forfeited } = voucher
  const refund = refundOf(voucher)
  const moved = { voucher: id, recorded_by: actorName(actor), createdAt: now }
  await updateVoucher(db, id, { voided_at: now, refund_iban })
  if (forfeited > 0) await insertVoucherMovement(db, { ...moved, kind: 'prolonged', amount: forfeited })
  await insertVoucherMovement(db, { ...moved, kind: 'withdrawn', amount: -refund })
  await withdrawVoucherEmails(db, id)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: id,
    action: 'withdrawn',
    before: { balance },
    after: { refund },
  })
  await sendWithdrawn(db, id, refund, services)
}

/** Stores the refund before it is sent, so that a lost answer never pays twice. @returns its id */
async function requestRefund(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  services: PaymentServices,
): Promise<string> {
  const { id } = voucher
  const sale = await findSale(db, id)
  const provider = sale && gatewayOf(sale)
  if (!provider) throw new Error('a voucher was paid through no gateway')
  const refund = await insertRefund(db, {
    voucher: id,
    provider,
    payment_reference: sale.provider_reference ?? '',
    amount: refundOf(voucher),
    requested_by: actorName(actor),
    createdAt: services.clock.now().toISOString(),
  })
  return refund.id
}
