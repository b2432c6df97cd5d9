import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { effectiveState, isPayable } from '@dvor/booking/reservation/states.ts'
import type { Db } from '../db/database.ts'
import { listTransactions } from '../reservations/queries/ledger-queries.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { providerOf } from './providers/providers.ts'
import { listOpenAttempts, type PaymentAttempt } from './payment-queries.ts'
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

/**
 * The payment page of an overdue order expires a little later by itself, because a payment under way may still confirm
 * it.
 */
async function isWanted(db: Db, attempt: PaymentAttempt, { clock }: PaymentServices): Promise<boolean> {
  const id = attempt.reservation
  const reservation = await findReservation(db, { id })
  const state = effectiveState(reservation, clock.now())
  if (state === 'expired') return true
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const { due_now } = accountOf(reservation, entries)
  return isPayable(state) && due_now === attempt.amount && (await isNewest(db, attempt))
}

async function isNewest(db: Db, { id, reservation }: PaymentAttempt): Promise<boolean> {
  const open = await listOpenAttempts(db, reservation)
  return open.at(-1)?.id === id
}
