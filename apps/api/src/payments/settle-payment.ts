import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { flagAttention } from '../reservations/emails/flag-attention.ts'
import { closeIfUnwanted } from './close-payment.ts'
import type { ProviderStatus } from './providers/provider.ts'
import { ledgerMethodOf, providerOf } from './providers/providers.ts'
import {
  findAttempt,
  listOpenAttempts,
  lockAttempt,
  markAttempt,
  type PaymentAttempt,
} from './payment-queries.ts'
import type { PaymentServices } from './providers/services.ts'

/**
 * Asks the gateway how a payment stands and books what it says, exactly once, whoever asks and how often: guest,
 * notification or job. Amount and currency count as the gateway tells them; a difference becomes visible work.
 */
export async function settlePayment(db: Db, reference: string, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt) await settleAttempt(db, attempt, services)
}

/** A guest who pays after giving up elsewhere is heard, too: failed attempts are asked about when the gateway says so. */
async function settleAttempt(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<void> {
  if (attempt.state === 'paid') return
  const status = await statusOf(db, attempt, services)
  if (status.state === 'open' || status.state === attempt.state) return
  await inTransaction(db, async (tx) => {
    await lockWithUnits(tx, { id: attempt.reservation })
    const locked = await lockAttempt(tx, attempt.reference)
    if (!locked || locked.state === 'paid') return
    await markAttempt(tx, locked.id, status.state)
    if (status.state === 'paid') await book(tx, locked, status, services)
  })
}

/** How long (ms) a gateway may leave the announcement of a payment unanswered. */
const timeouts = 5 * 60_000

/** What the gateway never named nobody was ever led to, so nothing can be paid there. */
async function statusOf(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<ProviderStatus> {
  const { provider, provider_id, amount, createdAt } = attempt
  if (provider_id) return (await providerOf(db, provider, services)).status(db, attempt)
  const waited = services.clock.now().getTime() - Date.parse(createdAt)
  return { state: waited > timeouts ? 'failed' : 'open', amount, currency: 'EUR' }
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
      method: ledgerMethodOf(attempt.provider),
      amount,
      provider: attempt.provider,
      provider_reference: attempt.reference,
    },
    services,
  )
  if (amount !== attempt.amount)
    await flagAttention(db, attempt.reservation, 'Brána prijala inú sumu, než sme žiadali.', services)
}

/**
 * Re-checks payments without an answer: all of them, or one reservation's when its guest looks, `but` one; what nobody shall pay
 * any more is ended at the gateway. A gateway that does
 * not answer holds up nobody; the next look asks it again.
 */
export async function recheckOpenPayments(
  db: Db,
  services: PaymentServices,
  { reservation, but }: { reservation?: string; but?: string } = {},
): Promise<void> {
  for (const attempt of await listOpenAttempts(db, reservation)) {
    if (attempt.id === but) continue
    try {
      await settleAttempt(db, attempt, services)
      await closeIfOpen(db, attempt, services)
    } catch (error) {
      services.log.warn({ attempt: attempt.id, reason: nameOf(error) }, 'a payment could not be re-checked')
    }
  }
}

/** After it was closed its state is read back: it may have been paid in the same moment. */
async function closeIfOpen(db: Db, { reference }: PaymentAttempt, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt?.state !== 'open' || !(await closeIfUnwanted(db, attempt, services))) return
  await settleAttempt(db, attempt, services)
}

/** What kind of failure it was; a gateway's whole error may repeat what was sent to it. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.constructor.name : 'unknown'
