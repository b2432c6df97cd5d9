import type { RefundInput } from '@dvor/contract/money/payments.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import { providerOf } from './providers/providers.ts'
import { findRefund, insertRefund, listRefundable, type PaymentRefund } from './refund-queries.ts'
import type { PaymentServices } from './providers/services.ts'
import { refuseExcess } from './refuse-excess.ts'
import { requireRefund } from './require-refund.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Pays money back through the gateway that took it. The request is stored before it is sent and has a reference, so
 * that neither a lost answer nor a second click pays twice; the ledger gets its entry once the refund is done.
 * @returns its state; `failed` with the gateway's reason where it refused @throws ApiError `refund_exceeds`,
 * `not_found`, `forbidden` for more than the actor may give back
 */
export async function refundPayment(
  db: Db,
  actor: Actor,
  reservation: string,
  input: RefundInput,
  services: PaymentServices,
): Promise<PaymentRefund> {
  const requested = await inTransaction(db, (tx) => request(tx, actor, reservation, input, services))
  await settleRefund(db, requested.id, services)
  return (await findRefund(db, requested.id)) ?? requested
}

async function request(
  db: Db,
  actor: Actor,
  reservation: string,
  { transaction, amount, note }: RefundInput,
  services: PaymentServices,
): Promise<PaymentRefund> {
  requireRefund(actor, amount)
  await lockReservation(db, { id: reservation })
  const payment = (await listRefundable(db, reservation)).find((one) => one.transaction === transaction)
  if (!payment) throw notFound('Payment')
  await providerOf(db, payment.provider, services)
  await refuseExcess(db, reservation, amount, payment.left)
  const refund = await insertRefund(db, {
    reservation,
    transaction,
    provider: payment.provider,
    payment_reference: payment.reference,
    amount,
    note: note ?? null,
    requested_by: actorName(actor),
    createdAt: services.clock.now().toISOString(),
  })
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation,
    action: 'refund requested',
    after: { amount: -amount, method: payment.method, note: refund.note },
  })
  return refund
}
