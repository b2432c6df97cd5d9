import { systemActor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { recordTransaction } from '../reservations/record-transaction.ts'
import { lockWithUnits } from '../reservations/lock-with-units.ts'
import { flagAttention } from '../reservations/flag-attention.ts'
import type { ProviderStatus } from './provider.ts'
import { providerOf } from './providers.ts'
import { findAttempt, listOpenAttempts, lockAttempt, markAttempt, type PaymentAttempt } from './queries.ts'
import type { PaymentServices } from './services.ts'

/**
 * Asks the gateway how a payment stands and books what it says, exactly once, whoever asks and how often: guest,
 * notification or job. Amount and currency count as the gateway tells them; a difference becomes visible work.
 */
export async function settlePayment(db: Db, reference: string, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt?.state !== 'open') return
  const status = await providerOf(attempt.provider, services).status(db, reference)
  if (status.state === 'open') return
  await inTransaction(db, async (tx) => {
    await lockWithUnits(tx, { id: attempt.reservation })
    const locked = await lockAttempt(tx, reference)
    if (locked?.state !== 'open') return
    await markAttempt(tx, locked.id, status.state)
    if (status.state === 'paid') await book(tx, locked, status, services)
  })
}

async function book(
  db: Db,
  attempt: PaymentAttempt,
  status: ProviderStatus,
  services: PaymentServices,
): Promise<void> {
  const { amount, currency } = status
  if (currency !== 'EUR')
    return flagAttention(db, attempt.reservation, `Platba v inej mene: ${currency}`, services)
  await recordTransaction(
    db,
    systemActor,
    attempt.reservation,
    {
      kind: 'payment',
      method: attempt.provider,
      amount,
      provider: attempt.provider,
      provider_reference: attempt.reference,
    },
    services,
  )
  if (amount !== attempt.amount)
    await flagAttention(db, attempt.reservation, 'Brána prijala inú sumu, než sme žiadali.', services)
}

/** Re-checks payments without an answer: all of them, or one reservation's when its guest looks. */
export async function recheckOpenPayments(
  db: Db,
  services: PaymentServices,
  reservation?: string,
): Promise<void> {
  for (const { reference } of await listOpenAttempts(db, reservation))
    await settlePayment(db, reference, services)
}
