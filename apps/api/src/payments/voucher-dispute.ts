import { todayIn } from '@dvor/format/instants.ts'
import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { ofWonDispute } from '../reservations/queries/ledger-queries.ts'
import { findMovementOfProvider } from '../vouchers/movement-queries.ts'
import { receiveMoney, type Received } from '../vouchers/receive-money.ts'
import { reverseMoney } from '../vouchers/reverse-money.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import type { PaymentAttempt } from './payment-queries.ts'
import type { AppliedDispute } from './providers/provider.ts'
import type { PaymentServices } from './providers/services.ts'

/**
 * Books a dispute about the payment of a locked gift voucher: it waits for its price again once the gateway has taken the
 * money, unless something of it was spent, and is valid again once the dispute is won.
 */
export async function applyToVoucher(
  db: Db,
  id: string,
  { provider, reference }: PaymentAttempt,
  dispute: AppliedDispute,
  method: Received['method'],
  services: PaymentServices,
): Promise<void> {
  const paid = await findMovementOfProvider(db, provider, reference)
  const won = ofWonDispute(dispute.id)
  if (dispute.state === 'won') {
    if (paid || (await findMovementOfProvider(db, won.provider, won.provider_reference))) return
    await receiveMoney(db, systemActor, id, { amount: dispute.amount, method, ...won }, services)
  } else if (dispute.isTaken && paid && paid.money === dispute.amount) {
    const voucher = await findVoucher(db, id, todayIn(services.clock.now()))
    await reverseMoney(db, systemActor, voucher, paid, services).catch(unlessUsed)
  }
}

/** The money of a voucher that was used cannot be taken back from it; the owner reads so in its history. */
function unlessUsed(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'conflict')) throw error
}
