import { needsEkasa, type TransactionInput, type TransactionLog } from '@dvor/contract/money/ledger.ts'
import { voucherProvider } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { isHandedOver } from '../accounting/till/till-queries.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, invalid, notFound } from '../platform/errors.ts'
import { isInvoiced } from '../documents/document-queries.ts'
import { recordChange } from '../history/queries.ts'
import { issueReceipt } from '../payments/receipts/issue-receipt.ts'
import { findReceiptOf } from '../payments/receipts/receipt-queries.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import { requireRefund } from '../payments/require-refund.ts'
import { releaseTransaction } from '../statements/release-line.ts'
import {
  deleteTransaction,
  findTransaction,
  providerOfReversal,
  reservationOfTransaction,
  transactionView,
  type Transaction,
} from '../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import { recordTransaction, refreshDue, type Entry } from '../reservations/states/record-transaction.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/**
 * Books an entry of the owner: payment, refund, or the reversal of an entry. Money taken or given at the front desk
 * gets its receipt; reversing the entry of a bank movement makes the movement unassigned again. @throws ApiError
 * `invalid` (nothing to reverse), `conflict` (reversed already), `in_use` (paid by a voucher), `refund_exceeds`,
 * `transition_not_allowed` for a hold, `forbidden` for more than the actor may give back
 */
export async function addTransaction(
  db: Db,
  actor: Actor,
  reservationId: string,
  input: TransactionInput,
  services: BookingServices,
): Promise<TransactionLog> {
  return inTransaction(db, async (tx) => {
    const { number } = await lockWithUnits(tx, { id: reservationId })
    if (number === null) throw new ApiError('transition_not_allowed', 'Nothing was ordered yet')
    const entry = { ...(await entryOf(tx, reservationId, input)), ...ekasaOf(input, services) }
    if (entry.amount < 0) {
      if (!(await isOwnCorrection(tx, actor, entry, services))) requireRefund(actor, -entry.amount)
      await refuseExcess(tx, reservationId, -entry.amount)
    }
    const booked = await recordTransaction(tx, actor, reservationId, entry, services)
    if (!booked) throw new ApiError('conflict', 'This entry is reversed already')
    await issueReceipt(tx, booked, services)
    if (booked.reverses) await releaseTransaction(tx, booked.reverses, services)
    return transactionView(booked)
  })
}

async function entryOf(db: Db, reservationId: string, input: TransactionInput): Promise<Entry> {
  const { kind, method, amount, note } = input
  if (kind !== 'reversal') return { kind, method, amount: kind === 'refund' ? -amount : amount, note }
  const reversed = input.reverses ? await findTransaction(db, input.reverses) : undefined
  if (!reversed || reversed.reservation !== reservationId || reversed.kind === 'reversal')
    throw invalid([{ path: 'reverses', code: 'not_found' }])
  if (reversed.provider === voucherProvider)
    throw new ApiError('in_use', 'A voucher paid this: the money is returned to the voucher')
  const { id: reverses, method: same, amount: booked } = reversed
  return { kind, method: same, amount: -booked, note, reverses, ...providerOfReversal(reversed) }
}

/**
 * Whether a reversal takes back money that the same person took at the front desk today, before the till was handed over:
 * a correction, which asks no right to refund (decision 186).
 */
async function isOwnCorrection(
  db: Db,
  actor: Actor,
  { reverses }: Entry,
  { clock }: BookingServices,
): Promise<boolean> {
  const taken = reverses ? await findTransaction(db, reverses) : undefined
  if (actor.kind !== 'user' || taken?.kind !== 'payment') return false
  const isAtDesk = needsEkasa(taken.method) && taken.provider === null
  const isOwn = taken.recorded_by === actorName(actor)
  const isOfToday = todayIn(taken.createdAt) === todayIn(clock.now())
  return isAtDesk && isOwn && isOfToday && !(await isHandedOver(db, taken.id))
}

/** The receipt of the e-kasa; without a time it was printed now. @throws ApiError `invalid` for other methods */
function ekasaOf(
  { method, ekasa_number, ekasa_at }: TransactionInput,
  { clock }: BookingServices,
): Pick<Entry, 'ekasa_number' | 'ekasa_at'> {
  if (!ekasa_number) return {}
  if (!needsEkasa(method)) throw invalid([{ path: 'ekasa_number', code: 'invalid_value' }])
  return { ekasa_number: ekasa_number.toUpperCase(), ekasa_at: ekasa_at ?? clock.now().toISOString() }
}

/**
 * Deletes an entry that was typed by mistake; its last state stays in the history. @throws ApiError `in_use` for a
 * gateway's payment, or an entry with a receipt, on an issued document or reversed: these are reversed, never deleted;
 * `refund_exceeds` where money was paid back already, `forbidden` for more than the actor may give back
 */
export async function removeTransaction(
  db: Db,
  actor: Actor,
  id: string,
  services: BookingServices,
): Promise<Transaction> {
  return inTransaction(db, async (tx) => {
    const reservation = await reservationOfTransaction(tx, id)
    if (!reservation) throw notFound('Entry')
    // The reservation is locked before its ledger, as everywhere, so that there are no deadlocks.
    await lockReservation(tx, { id: reservation })
    const entry = await findTransaction(tx, id)
    if (!entry) throw notFound('Entry')
    if (entry.provider_reference) throw new ApiError('in_use', 'A gateway payment is reversed, never deleted')
    if (await findReceiptOf(tx, id))
      throw new ApiError('in_use', 'A receipt was given: it is reversed, never deleted')
    if (await isInvoiced(tx, reservation, id))
      throw new ApiError('in_use', 'It stands on an issued document: it is reversed, never deleted')
    if (entry.amount > 0) {
      requireRefund(actor, entry.amount)
      await refuseExcess(tx, entry.reservation, entry.amount)
    }
    await deleteTransaction(tx, id)
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: entry.reservation,
      action: 'payment deleted',
      before: entry,
    })
    await refreshDue(tx, entry.reservation, services)
    return entry
  })
}
