import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { findTransactionOfProvider } from '../reservations/queries/ledger-queries.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import { RequestNotSent, type RefundStatus } from './providers/provider.ts'
import { providerOf, providers } from './providers/providers.ts'
import { findAttempt } from './payment-queries.ts'
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
 * job tries again, or where a second request could pay twice, the owner decides (decision 072).
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
  { id, reservation }: PaymentRefund,
  status: RefundStatus,
  services: PaymentServices,
): Promise<void> {
  await lockWithUnits(db, { id: reservation })
  const refund = await lockRefund(db, id)
  if (!refund || refund.state === 'failed' || refund.state === status.state) return
  await updateRefund(db, id, {
    state: status.state,
    provider_id: status.providerId ?? refund.provider_id,
    failure: status.failure,
  })
  if (status.state === 'done') await book(db, refund, services)
  if (status.state === 'failed') await takeBack(db, refund, services)
}

async function book(db: Db, refund: PaymentRefund, services: PaymentServices): Promise<void> {
  const { id, reservation, provider, payment_reference, amount, note } = refund
  const paid = await findTransactionOfProvider(db, provider, payment_reference)
  if (!paid) throw new Error('the payment of a refund is not in the ledger')
  const entry = {
    kind: 'refund' as const,
    method: paid.method,
    amount: -amount,
    note,
    provider,
    provider_reference: `refund:${id}`,
  }
  await recordTransaction(db, systemActor, reservation, entry, services)
}

/** Handles a failed refund: an entry already in the ledger is reversed, and the owner is notified. */
async function takeBack(db: Db, refund: PaymentRefund, services: PaymentServices): Promise<void> {
  const { id, reservation, provider, amount } = refund
  const booked = await findTransactionOfProvider(db, provider, `refund:${id}`)
  if (booked) {
    const entry = { kind: 'reversal' as const, method: booked.method, amount, reverses: booked.id }
    await recordTransaction(db, systemActor, reservation, entry, services)
  }
  const reason = 'Brána nevrátila peniaze, treba ich poslať inak.'
  await raiseAlert(db, reservation, { kind: 'refund_failed', reason }, services)
}

/** Time (ms) for which a refund is left to the request that began it before the job takes over. */
const ownTime = 30_000

const unanswered = 'Brána nepotvrdila vrátenie peňazí. Pozrite v nej, či odišli.'

/** Checks refunds without an answer again, and shows the owner those that must not be requested twice. */
export async function recheckRefunds(db: Db, services: PaymentServices): Promise<void> {
  const before = new Date(services.clock.now().getTime() - ownTime)
  for await (const { id } of readUnfinishedRefunds(db, before)) await settleRefund(db, id, services)
  for (const { id, reservation } of await listUnanswered(db, before))
    await inTransaction(db, async (tx) => {
      await lockWithUnits(tx, { id: reservation })
      await raiseAlert(tx, reservation, { kind: 'refund_failed', reason: unanswered, subject: id }, services)
    })
}
