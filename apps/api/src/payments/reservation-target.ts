import { ledgerMethodOf } from '@dvor/booking/money/payment-methods.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { effectiveState, isPayable, lateStates } from '@dvor/booking/reservation/states.ts'
import { systemActor } from '../platform/actor.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import {
  findTransactionOfProvider,
  listTransactions,
  providerOfReversal,
  type Transaction,
} from '../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import type { PaymentAttempt } from './payment-queries.ts'
import type { PaymentTarget } from './payment-targets.ts'
import type { PaymentServices } from './providers/services.ts'
import { applyToReservation } from './reservation-dispute.ts'
import type { PaymentRefund } from './refund-queries.ts'

/** Payments of a reservation, booked in its ledger. */
export function reservationTarget(id: string, services: PaymentServices): PaymentTarget {
  return {
    lock: async (db) => {
      await lockWithUnits(db, { id })
    },
    wants: (db, amount) => isWanted(db, id, amount, services),
    book: async (db, attempt, { amount }) => {
      const { method, provider, reference } = attempt
      const entry = {
        kind: 'payment' as const,
        method: ledgerMethodOf(method),
        amount,
        provider,
        provider_reference: reference,
      }
      if (await recordTransaction(db, systemActor, id, entry, services))
        await flagRepeated(db, id, { ...attempt, amount }, services)
    },
    bookRefund: (db, refund) => bookRefund(db, id, refund, services),
    takeBackRefund: (db, refund) => takeBackRefund(db, id, refund, services),
    applyDispute: (db, attempt, dispute) => applyToReservation(db, id, attempt, dispute, services),
    flag: (db, problem) => raiseAlert(db, id, problem, services),
  }
}

/**
 * The payment page of an overdue order expires a little later by itself, because a payment under way may still confirm
 * it.
 */
async function isWanted(
  db: Db,
  id: string,
  amount: number,
  { clock }: PaymentServices,
): Promise<'any' | 'newest' | 'none'> {
  const reservation = await findReservation(db, { id })
  const state = effectiveState(reservation, clock.now())
  if (lateStates.includes(state)) return 'any'
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const { due_now } = accountOf(reservation, entries)
  return isPayable(state) && due_now === amount ? 'newest' : 'none'
}

/**
 * Flags a payment whose page was opened before another payment of the same amount came. Both together may stay below
 * the price, so nothing is overpaid, but the guest has paid a part twice.
 */
async function flagRepeated(
  db: Db,
  id: string,
  { reference, amount, createdAt }: PaymentAttempt,
  services: PaymentServices,
): Promise<void> {
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  const isUndone = (entry: Transaction) => entries.some(({ reverses }) => reverses === entry.id)
  const isRepeated = entries.some(
    (entry) =>
      entry.kind === 'payment' &&
      entry.amount === amount &&
      entry.provider_reference !== reference &&
      entry.createdAt >= createdAt &&
      !isUndone(entry),
  )
  const { due, surplus } = accountOf(await findReservation(db, { id }), entries)
  if (!isRepeated || surplus > 0 || due === 0) return
  const reason = `Rovnaká platba ${formatMoney(amount)} prišla dvakrát. Druhá znižuje doplatok; ak ju hosť chce späť, vráťte mu ju.`
  await raiseAlert(db, id, { kind: 'paid_twice', reason }, services)
}

async function bookRefund(
  db: Db,
  reservation: string,
  { id, provider, payment_reference, amount, note }: PaymentRefund,
  services: PaymentServices,
): Promise<void> {
  const paid = await findTransactionOfProvider(db, provider, payment_reference)
  if (!paid) throw new Error('the payment of a refund is not in the ledger')
  const entry = {
    kind: 'refund' as const,
    method: paid.method,
    amount: -amount,
    note,
    provider,
    provider_reference: `refund:${id}`,
  }
  await recordTransaction(db, systemActor, reservation, entry, services)
}

async function takeBackRefund(
  db: Db,
  reservation: string,
  { id, provider, amount }: PaymentRefund,
  services: PaymentServices,
): Promise<void> {
  const booked = await findTransactionOfProvider(db, provider, `refund:${id}`)
  if (!booked) return
  const { id: reverses, method } = booked
  const entry = { kind: 'reversal' as const, method, amount, reverses, ...providerOfReversal(booked) }
  await recordTransaction(db, systemActor, reservation, entry, services)
}
