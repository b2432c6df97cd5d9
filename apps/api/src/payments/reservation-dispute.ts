import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import { wasAlerted } from '../reservations/queries/alert-queries.ts'
import {
  findTransactionOfProvider,
  isWonDispute,
  leftByDispute,
  listTransactions,
  ofWonDispute,
  type Transaction,
} from '../reservations/queries/ledger-queries.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import { problemOf } from './dispute-texts.ts'
import type { PaymentAttempt } from './payment-queries.ts'
import type { AppliedDispute } from './providers/provider.ts'
import type { PaymentServices } from './providers/services.ts'

const referenceOf = ({ id }: AppliedDispute) => `dispute:${id}`

/**
 * Books a dispute about a payment of a locked reservation: its money is reversed once the gateway has taken it, and
 * counts again once the dispute is won. The reservation keeps its state; an alert tells the owner, once for each step.
 */
export async function applyToReservation(
  db: Db,
  reservation: string,
  attempt: PaymentAttempt,
  dispute: AppliedDispute,
  services: PaymentServices,
): Promise<void> {
  if (dispute.state === 'won') await bookBack(db, reservation, attempt, dispute, services)
  else if (dispute.isTaken) await takeBack(db, reservation, attempt, dispute, services)
  const problem = problemOf(dispute)
  for (const subject of [dispute.id, `${dispute.id}:taken`])
    if (subject !== problem?.subject) await closeAlertsAbout(db, subject, services)
  if (problem?.subject && !(await wasAlerted(db, reservation, problem.subject)))
    await raiseAlert(db, reservation, problem, services)
}

/** A dispute about a part leaves the rest, which is booked as a payment of its own. */
async function takeBack(
  db: Db,
  reservation: string,
  attempt: PaymentAttempt,
  dispute: AppliedDispute,
  services: PaymentServices,
): Promise<void> {
  const provider_reference = referenceOf(dispute)
  if (await findTransactionOfProvider(db, attempt.provider, provider_reference)) return
  const paid = await findDisputed(db, reservation, attempt)
  if (!paid) return
  const { id: reverses, method, amount } = paid
  const reversal = {
    kind: 'reversal' as const,
    method,
    amount: -amount,
    reverses,
    note: 'Brána platbu vzala späť',
  }
  const from = { provider: attempt.provider, provider_reference }
  await recordTransaction(db, systemActor, reservation, { ...reversal, ...from }, services)
  const remainder = amount - dispute.amount
  if (remainder <= 0) return
  const rest = {
    kind: 'payment' as const,
    method,
    amount: remainder,
    note: 'Časť platby, ktorú brána nevzala',
  }
  await recordTransaction(db, systemActor, reservation, { ...rest, ...leftByDispute(dispute.id) }, services)
}

/** The entry that holds the money of a payment: its own, or that of a dispute which was won before. */
async function findDisputed(
  db: Db,
  reservation: string,
  { provider, reference }: PaymentAttempt,
): Promise<Transaction | undefined> {
  const entries = (await listTransactions(db, [reservation])).get(reservation) ?? []
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const live = entries.filter(({ id }) => !reversed.has(id))
  return (
    live.find((entry) => entry.provider === provider && entry.provider_reference === reference) ??
    live.find(isWonDispute)
  )
}

async function bookBack(
  db: Db,
  reservation: string,
  { provider }: PaymentAttempt,
  dispute: AppliedDispute,
  services: PaymentServices,
): Promise<void> {
  const disputeEntry = await findTransactionOfProvider(db, provider, referenceOf(dispute))
  if (!disputeEntry) return
  const disputeKey = leftByDispute(dispute.id)
  const rest = await findTransactionOfProvider(db, disputeKey.provider, disputeKey.provider_reference)
  const amount = -disputeEntry.amount - (rest?.amount ?? 0)
  const entry = {
    kind: 'payment' as const,
    method: disputeEntry.method,
    amount,
    note: 'Spor o platbu je vyhratý',
  }
  await recordTransaction(db, systemActor, reservation, { ...entry, ...ofWonDispute(dispute.id) }, services)
}
