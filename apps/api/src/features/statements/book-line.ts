import { formatDay } from '@dvor/format/day-text.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import { recordTransaction } from '../reservations/record-transaction.ts'
import type { BookingServices } from '../reservations/services.ts'
import { findUnlinkedRefund, insertAllocation } from './allocation-queries.ts'
import { updateLine, type Line } from './queries.ts'

/** A part of a line for a reservation; cents, always positive. */
export interface Share {
  reservation: string
  amount: number
}

/** How the ledger knows entries that a statement made. */
export const statementProvider = 'statement'

/**
 * Books shares of a line: each becomes an entry of its reservation's ledger, money in as a payment, money out as a
 * refund. Reservations (with their units) and the line are locked. The shares fit into what is left of the line.
 * @throws ApiError `refund_exceeds`
 */
export async function bookLine(
  db: Db,
  actor: Actor,
  line: Line,
  shares: readonly Share[],
  services: BookingServices,
): Promise<void> {
  const now = services.clock.now()
  for (const share of shares) {
    const linked = line.amount < 0 && (await linkRefund(db, line, share.reservation, now, share.amount))
    if (!linked) await bookShare(db, actor, line, share, services)
  }
  const sum = shares.reduce((total, { amount }) => total + amount, Math.abs(line.allocated))
  const whole = sum === Math.abs(line.amount)
  await updateLine(
    db,
    line.id,
    whole ? { state: 'assigned', reason: null } : { state: 'open', reason: 'amount_differs' },
    now,
  )
}

async function bookShare(
  db: Db,
  actor: Actor,
  { id: line, amount: whole, booked_on }: Line,
  { reservation, amount }: Share,
  services: BookingServices,
): Promise<void> {
  const signed = whole < 0 ? -amount : amount
  if (signed < 0) await refuseExcess(db, reservation, amount)
  const id = newId()
  const entry = {
    kind: signed < 0 ? ('refund' as const) : ('payment' as const),
    method: 'transfer' as const,
    amount: signed,
    note: `Výpis z účtu ${formatDay(booked_on)}`,
    provider: statementProvider,
    provider_reference: id,
  }
  const booked = await recordTransaction(db, actor, reservation, entry, services)
  if (!booked) throw new Error('an allocation that is new has no entry yet')
  await insertAllocation(db, { id, line, reservation, transaction: booked.id, amount: signed })
}

/**
 * Money out that the owner has entered already as sent is that entry, not another one. Without `amount` the whole line
 * must be it; then the line is done. @returns whether there is such an entry
 */
export async function linkRefund(
  db: Db,
  line: Line,
  reservation: string,
  now: Date,
  amount = Math.abs(line.amount),
): Promise<boolean> {
  if (line.currency !== 'EUR') return false
  const transaction = await findUnlinkedRefund(db, reservation, -amount)
  if (!transaction) return false
  await insertAllocation(db, { line: line.id, reservation, transaction, amount: -amount })
  if (amount === Math.abs(line.amount))
    await updateLine(db, line.id, { state: 'assigned', reason: null }, now)
  return true
}
