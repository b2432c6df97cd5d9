import { id } from '@dvor/contract/values/values.ts'
import type { Db } from '../db/database.ts'
import type { PaymentNotification } from './providers/provider.ts'
import { findProviderName, providerOf } from './providers/providers.ts'
import { findAttemptOf } from './payment-queries.ts'
import { notFound } from '../platform/errors.ts'
import type { PaymentServices } from './providers/services.ts'
import { settleDispute, settleOrTakeBack } from './settle-dispute.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Receives a gateway's notification. It only tells which payment it is about; the payment's state is read back from
 * the gateway. Notifications of other users of the same gateway account are acknowledged and ignored. @throws ApiError
 * `payment_invalid` for a forged one, `not_found` for a gateway that the property does not have
 */
export async function receiveNotification(
  db: Db,
  provider: string,
  notification: PaymentNotification,
  services: PaymentServices,
): Promise<void> {
  const name = findProviderName(provider)
  if (!name) throw notFound('Gateway')
  const gateway = await providerOf(db, name, services)
  const subject = await gateway.readNotification(notification)
  if (subject === null) return
  if ('payment' in subject) return settleOrTakeBack(db, subject.payment, services)
  if ('dispute' in subject) return settleDispute(db, name, subject.dispute, services)
  if ('providerId' in subject) {
    const attempt = await findAttemptOf(db, name, subject.providerId)
    return attempt && settleOrTakeBack(db, attempt.reference, services)
  }
  const refund = id.safeParse(subject.refund)
  if (refund.success) await settleRefund(db, refund.data, services)
}
