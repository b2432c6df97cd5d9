import { id } from '@dvor/contract/values/values.ts'
import type { Db } from '../../platform/database.ts'
import type { Notice } from './provider.ts'
import { providerOf } from './providers.ts'
import type { PaymentServices } from './services.ts'
import { settlePayment } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * A gateway's word: only whose it is and what it is about is taken from it, the rest is read back. An account at the
 * gateway may serve others, too; what is not ours is heard and left.
 * @throws ApiError `payment_invalid` for a forged one, `not_found` for a gateway that is not ours
 */
export async function receiveNotice(
  db: Db,
  provider: string,
  notice: Notice,
  services: PaymentServices,
): Promise<void> {
  const gateway = await providerOf(db, provider, services)
  const subject = await gateway.readNotice(notice)
  if (subject === null) return
  if ('payment' in subject) return settlePayment(db, subject.payment, services)
  const refund = id.safeParse(subject.refund)
  if (refund.success) await settleRefund(db, refund.data, services)
}
