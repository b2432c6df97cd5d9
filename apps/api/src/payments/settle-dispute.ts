import { inTransaction, type Db } from '../db/database.ts'
import type { ProviderName } from '../db/schema/accounting/payments.ts'
import { findAttempt, type PaymentAttempt } from './payment-queries.ts'
import { targetOf } from './payment-targets.ts'
import type { AppliedDispute, Dispute } from './providers/provider.ts'
import { providerOf, providers } from './providers/providers.ts'
import type { PaymentServices } from './providers/services.ts'
import { sumRefundsOf } from './refund-queries.ts'
import { nameOf, settlePayment } from './settle-payment.ts'

/** Reads a dispute from the gateway and books what became of the payment's money. */
export async function settleDispute(
  db: Db,
  provider: ProviderName,
  id: string,
  services: PaymentServices,
): Promise<void> {
  const gateway = await providerOf(db, provider, services)
  const dispute = await gateway.readDispute?.(id)
  if (dispute) await applyDispute(db, provider, dispute, services)
}

/** Time (ms) back for which disputes are read again, because a bank decides about one within months. */
const span = 180 * 24 * 60 * 60_000

/** Reads the disputes of a gateway again, in case that their notifications were lost. */
export async function recheckDisputes(
  db: Db,
  provider: ProviderName,
  services: PaymentServices,
): Promise<void> {
  const gateway = await providerOf(db, provider, services)
  const since = new Date(services.clock.now().getTime() - span)
  try {
    for (const dispute of (await gateway.listDisputes?.(since)) ?? [])
      await applyDispute(db, provider, dispute, services)
  } catch (error) {
    services.log.warn({ gateway: provider, reason: nameOf(error) }, 'disputes could not be read')
  }
}

/** A dispute about a payment in another currency than the gateway's is none of a payment that was booked. */
async function applyDispute(
  db: Db,
  provider: ProviderName,
  dispute: Dispute,
  services: PaymentServices,
): Promise<void> {
  if (dispute.payment === null || dispute.currency !== providers[provider].currency) return
  // The notification of the payment itself may have been lost.
  await settlePayment(db, dispute.payment, services)
  const attempt = await findAttempt(db, dispute.payment)
  if (attempt?.provider !== provider || attempt.state !== 'paid') return
  await applyTo(db, attempt, dispute, services)
}

async function applyTo(
  db: Db,
  attempt: PaymentAttempt,
  dispute: AppliedDispute,
  services: PaymentServices,
): Promise<void> {
  const target = targetOf(attempt, services)
  await inTransaction(db, async (tx) => {
    await target.lock(tx)
    await target.applyDispute(tx, attempt, dispute)
  })
}

/** Books a payment, or takes one back that the gateway says to have returned since. */
export async function settleOrTakeBack(db: Db, reference: string, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt?.state === 'paid') await takeBackReturned(db, attempt, services)
  else await settlePayment(db, reference, services)
}

/**
 * Takes back a payment that the gateway says to have returned without a refund of the property, because its bank
 * claimed it or somebody returned it on the gateway's own pages.
 */
async function takeBackReturned(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<void> {
  if (!providers[attempt.provider].tellsReturned) return
  const { reference, amount } = attempt
  const gateway = await providerOf(db, attempt.provider, services)
  const { returned = 0 } = await gateway.status(db, attempt)
  const { done, under_way } = (await sumRefundsOf(db, [reference])).get(reference) ?? {
    done: 0,
    under_way: 0,
  }
  const refunded = done + under_way
  if (returned === 'part' && refunded === 0) return flagPart(db, attempt, services)
  const difference = Math.min(amount, returned === 'part' ? 0 : returned) - refunded
  if (difference <= 0) return
  const id = `returned:${reference}`
  await applyTo(
    db,
    attempt,
    { id, amount: difference, state: 'lost', isTaken: true, answerBy: null },
    services,
  )
}

async function flagPart(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<void> {
  const target = targetOf(attempt, services)
  const reason = 'Brána vrátila časť platby a sumu nepovedala. Pozrite sa do nej a zapíšte vrátené peniaze.'
  await inTransaction(db, async (tx) => {
    await target.lock(tx)
    await target.flag(tx, { kind: 'payment_differs', reason })
  })
}
