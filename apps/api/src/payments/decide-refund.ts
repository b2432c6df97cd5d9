import type { RefundOutcome } from '@dvor/contract/money/payments.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import type { PaymentServices } from './providers/services.ts'
import { lockRefund, type PaymentRefund } from './refund-queries.ts'
import { requireRefund } from './require-refund.ts'
import { applyRefund } from './settle-refund.ts'

/**
 * Stores what the owner found at the gateway about a refund that it did not answer: carried out, or not.
 * @throws ApiError `not_found`, `conflict` for a refund that was answered or decided, `forbidden` for more
 * than the actor may give back
 */
export async function decideRefund(
  db: Db,
  actor: Actor,
  { reservation, refund }: { reservation: string; refund: string },
  { state }: RefundOutcome,
  services: PaymentServices,
): Promise<PaymentRefund> {
  return inTransaction(db, async (tx) => {
    await lockReservation(tx, { id: reservation })
    const refundRow = await lockRefund(tx, refund)
    if (refundRow?.reservation !== reservation) throw notFound('Refund')
    if (refundRow.state !== 'unanswered') throw new ApiError('conflict', 'This refund is decided')
    requireRefund(actor, refundRow.amount)
    const failure = state === 'failed' ? 'v bráne ju nevidno' : null
    await applyRefund(tx, refundRow, { state, providerId: null, failure }, services)
    await closeAlertsAbout(tx, refund, services)
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: reservation,
      action: 'refund decided',
      after: { amount: -refundRow.amount, state },
    })
    return { ...refundRow, state, failure }
  })
}
