import type { Db } from '../db/database.ts'
import { providerOf } from './providers/providers.ts'
import { listOpenAttempts, type PaymentAttempt } from './payment-queries.ts'
import { targetOf } from './payment-targets.ts'
import type { PaymentServices } from './providers/services.ts'

/**
 * Closes a payment at the gateway that must not be made any more: a newer one was begun, the money came another way,
 * the price has changed, or the reservation is cancelled. An open one could take money that the property would have to
 * return. @returns whether the gateway was asked to close it
 */
export async function closeIfUnwanted(
  db: Db,
  attempt: PaymentAttempt,
  services: PaymentServices,
): Promise<boolean> {
  if (attempt.provider_id === null || (await isWanted(db, attempt, services))) return false
  const gateway = await providerOf(db, attempt.provider, services)
  await gateway.close(db, attempt)
  return true
}

async function isWanted(db: Db, attempt: PaymentAttempt, services: PaymentServices): Promise<boolean> {
  const wanted = await targetOf(attempt, services).wants(db, attempt.amount)
  return wanted === 'any' || (wanted === 'newest' && (await isNewest(db, attempt)))
}

async function isNewest(db: Db, attempt: PaymentAttempt): Promise<boolean> {
  const open = await listOpenAttempts(db, attempt)
  return open.at(-1)?.id === attempt.id
}
