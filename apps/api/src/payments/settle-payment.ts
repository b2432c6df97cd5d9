import { setTimeout } from 'node:timers/promises'
import { inTransaction, type Db } from '../db/database.ts'
import { GatewayRefusal, type ProviderStatus } from './providers/provider.ts'
import { providerOf, providers } from './providers/providers.ts'
import {
  findAttempt,
  listUnpaidAttempts,
  lockAttempt,
  markAttempt,
  readOpenAttempts,
  listOpenAttempts,
  type PaidFor,
  type PaymentAttempt,
} from './payment-queries.ts'
import { targetOf } from './payment-targets.ts'
import type { PaymentServices } from './providers/services.ts'

/**
 * Reads a payment's state from the gateway and books it exactly once, however often guest, notification and job call
 * it. The gateway's amount and currency are booked; a difference is flagged for the owner.
 */
export async function settlePayment(db: Db, reference: string, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt) await settleAttempt(db, attempt, services)
}

/** Failed attempts are also settled when the gateway reports them, because the guest may pay later on the open page. */
async function settleAttempt(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<void> {
  if (attempt.state === 'paid') return
  const status = await statusOf(db, attempt, services)
  if (status.state === 'open' || status.state === attempt.state) return
  await inTransaction(db, async (tx) => {
    await targetOf(attempt, services).lock(tx)
    const locked = await lockAttempt(tx, attempt.reference)
    if (!locked || locked.state === 'paid') return
    await markAttempt(tx, locked.id, status)
    if (status.state === 'paid') await book(tx, locked, status, services)
  })
}

/** Time (ms) for which a gateway may leave the announcement of a payment unanswered. */
const unansweredMs = 5 * 60_000

/** A payment without a gateway's id was never shown to a guest, so it cannot have been paid. */
async function statusOf(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<ProviderStatus> {
  const { provider, provider_id, amount, createdAt } = attempt
  if (provider_id) return (await providerOf(db, provider, services)).status(db, attempt)
  const waited = services.clock.now().getTime() - Date.parse(createdAt)
  return { state: waited > unansweredMs ? 'failed' : 'open', amount, currency: providers[provider].currency }
}

async function book(
  db: Db,
  attempt: PaymentAttempt,
  status: ProviderStatus,
  services: PaymentServices,
): Promise<void> {
  const { amount, currency } = status
  const { currency: expected } = providers[attempt.provider]
  const target = targetOf(attempt, services)
  if (currency !== expected) return target.flag(db, differs(`Platba v inej mene: ${currency}`))
  await target.book(db, attempt, status)
  if (amount !== attempt.amount) await target.flag(db, differs('Brána prijala inú sumu, než sme žiadali.'))
}

const differs = (reason: string) => ({ kind: 'payment_differs' as const, reason })

/** Time (ms) after its beginning for which a failed payment may still be made on the page that the guest has open. */
const lateMs = 2 * 60 * 60_000

/**
 * Checks undecided payments again: all of them, or those of one reservation or voucher when its page is opened, except
 * `but`. The latter with those that failed lately, because not every gateway notifies of a payment that is made after
 * all. Unwanted ones are closed at the gateway. A gateway that does not answer delays nothing; the next run checks
 * again. @returns the ids of payments that the gateway does not have, or does not show to the present keys
 */
export async function recheckOpenPayments(
  db: Db,
  services: PaymentServices,
  { of, but }: { of?: PaidFor; but?: string } = {},
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  const since = new Date(services.clock.now().getTime() - lateMs)
  const open = of ? await listUnpaidAttempts(db, of, since) : readOpenAttempts(db)
  for await (const attempt of open) {
    if (attempt.id === but) continue
    try {
      await settleAttempt(db, attempt, services)
      await closeIfOpen(db, attempt, services)
    } catch (error) {
      if (error instanceof GatewayRefusal) refused.add(attempt.id)
      services.log.warn({ attempt: attempt.id, reason: nameOf(error) }, 'a payment could not be re-checked')
    }
  }
  return refused
}

/** Longest time (ms) that a guest's page waits for gateways, unless the services name another. */
const longestWait = 3000

/**
 * Checks the undecided payments of a reservation or voucher for its page. The page is shown after a while without the
 * answer of a slow gateway; the check goes on, and what it finds is booked.
 */
export async function recheckForPage(db: Db, services: PaymentServices, of: PaidFor): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    await Promise.race([
      recheckOpenPayments(db, services, { of }),
      setTimeout(services.pageWaitMs ?? longestWait, undefined, { signal }),
    ])
  } finally {
    waiting.abort()
  }
}

/** Reads the state again after closing, because the payment may have been made at the same moment. */
async function closeIfOpen(db: Db, { reference }: PaymentAttempt, services: PaymentServices): Promise<void> {
  const attempt = await findAttempt(db, reference)
  if (attempt?.state !== 'open' || !(await closeIfUnwanted(db, attempt, services))) return
  await settleAttempt(db, attempt, services)
}

/**
 * Closes a payment at the gateway that must not be made any more: a newer one was begun, the money came another way,
 * the price has changed, or the reservation is cancelled. An open one could take money that the property would have to
 * return. @returns whether the gateway was asked to close it
 */
async function closeIfUnwanted(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<boolean> {
  if (attempt.provider_id === null || (await isWanted(db, attempt, services))) return false
  const gateway = await providerOf(db, attempt.provider, services)
  await gateway.close(db, attempt)
  return true
}

async function isWanted(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<boolean> {
  const scope = await targetOf(attempt, services).wants(db, attempt.amount)
  return scope === 'any' || (scope === 'newest' && (await isNewest(db, attempt)))
}

async function isNewest(db: Db, attempt: PaymentAttempt): Promise<boolean> {
  const open = await listOpenAttempts(db, attempt)
  return open.at(-1)?.id === attempt.id
}

/** Name of an error; a gateway's whole error may contain the data that were sent to it. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? error.constructor.name : 'unknown'
