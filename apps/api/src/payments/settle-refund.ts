import { inTransaction, type Db } from '../db/database.ts'
import { RequestNotSent, type RefundStatus } from './providers/provider.ts'
import { providerOf, providers } from './providers/providers.ts'
import { findAttempt } from './payment-queries.ts'
import { targetOf, type PaymentTarget } from './payment-targets.ts'
import {
  claimRefund,
  findRefund,
  listUnanswered,
  lockRefund,
  readUnfinishedRefunds,
  updateRefund,
  type PaymentRefund,
} from './refund-queries.ts'
import type { PaymentServices } from './providers/services.ts'
import { nameOf } from './settle-payment.ts'

/**
 * Sends a refund to the gateway, or reads its state there, and books the answer: a completed refund becomes an entry
 * of the ledger, one refused (at once, or by the guest's bank days later) a flag for the owner. Without an answer the
 * job tries again, or where a second request could pay twice, the owner decides (decision 085).
 */
export async function settleRefund(db: Db, id: string, services: PaymentServices): Promise<void> {
  const refund = await findRefund(db, id)
  if (!refund || refund.state === 'failed') return
  const { repeatableRefunds } = providers[refund.provider]
  const isSent = refund.provider_id !== null
  if (!repeatableRefunds && !isSent && !(await claimRefund(db, id))) return
  try {
    const status = await statusAtGateway(db, refund, services)
    await inTransaction(db, (tx) => applyRefund(tx, refund, status, services))
  } catch (error) {
    if (!repeatableRefunds && !isSent && error instanceof RequestNotSent)
      await updateRefund(db, id, { state: 'requested' })
    services.log.warn({ refund: id, reason: nameOf(error) }, 'a refund could not be carried out yet')
  }
}

async function statusAtGateway(
  db: Db,
  refund: PaymentRefund,
  services: PaymentServices,
): Promise<RefundStatus> {
  const gateway = await providerOf(db, refund.provider, services)
  if (refund.provider_id) return gateway.refundStatus(db, refund.provider_id)
  const payment = await findAttempt(db, refund.payment_reference)
  if (!payment) throw new Error('the payment of a refund is missing')
  return gateway.refund(db, { reference: refund.id, payment, amount: refund.amount })
}

/** Stores what the gateway did with a refund, and books it. */
export async function applyRefund(
  db: Db,
  requested: PaymentRefund,
  status: RefundStatus,
  services: PaymentServices,
): Promise<void> {
  const target = targetOf(requested, services)
  await target.lock(db)
  const refund = await lockRefund(db, requested.id)
  if (!refund || refund.state === 'failed' || refund.state === status.state) return
  await updateRefund(db, refund.id, {
    state: status.state,
    provider_id: status.providerId ?? refund.provider_id,
    failure: status.failure,
  })
  if (status.state === 'done') await target.bookRefund(db, refund)
  if (status.state === 'failed') await takeBack(db, refund, target)
}

/** Handles a failed refund: what was booked of it is taken back, and the owner is notified. */
async function takeBack(db: Db, refund: PaymentRefund, target: PaymentTarget): Promise<void> {
  await target.takeBackRefund(db, refund)
  await target.flag(db, {
    kind: 'refund_failed',
    reason: 'Brána nevrátila peniaze, treba ich poslať inak.',
  })
}

/** Time (ms) for which a refund is left to the request that began it before the job takes over. */
const ownTime = 30_000

const unanswered = 'Brána nepotvrdila vrátenie peňazí. Pozrite v nej, či odišli.'

/** Checks refunds without an answer again, and shows the owner those that must not be requested twice. */
export async function recheckRefunds(db: Db, services: PaymentServices): Promise<void> {
  const before = new Date(services.clock.now().getTime() - ownTime)
  for await (const { id } of readUnfinishedRefunds(db, before)) await settleRefund(db, id, services)
  for (const refund of await listUnanswered(db, before))
    await inTransaction(db, async (tx) => {
      const target = targetOf(refund, services)
      await target.lock(tx)
      await target.flag(tx, { kind: 'refund_failed', reason: unanswered, subject: refund.id })
    })
}
