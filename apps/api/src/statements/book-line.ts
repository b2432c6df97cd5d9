import { formatDay } from '@dvor/format/day-text.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import { statementProvider } from '../reservations/queries/ledger-queries.ts'
import { recordTransactions } from '../reservations/states/record-transaction.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { findUnlinkedRefund, insertAllocations } from './allocation-queries.ts'
import { linkCollected } from './collected-payments.ts'
import { updateLines, type Line } from './line-queries.ts'
import { linkReversed } from './reversals/reverse-entry.ts'

/** A part of a line for a reservation; cents, always positive. */
export interface Share {
  reservation: string
  amount: number
}

/**
 * Books shares of a line: each becomes an entry of its reservation's ledger, money in as a payment, money out as a
 * refund. Reservations (with their units) and the line are locked. The shares must not exceed the rest of the line.
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
  const unlinked: LineShare[] = []
  for (const share of shares) {
    const link = line.amount < 0 ? linkRefund : linkCollected
    const linked = line.is_reversal
      ? await linkReversed(db, actor, line, share, services)
      : await link(db, line, share.reservation, now, share.amount)
    if (!linked) unlinked.push({ ...share, line })
  }
  if (line.amount < 0)
    for (const { reservation, amount } of unlinked) await refuseExcess(db, reservation, amount)
  await bookShares(db, actor, unlinked, services)
  const sum = shares.reduce((total, { amount }) => total + amount, Math.abs(line.allocated))
  const whole = sum === Math.abs(line.amount)
  await updateLines(
    db,
    [line.id],
    whole ? { state: 'assigned', reason: null } : { state: 'open', reason: 'amount_differs' },
    now,
  )
}

/** A share with its line. */
export interface LineShare extends Share {
  line: Line
}

/** Books shares of one or of many lines, each of another reservation, all locked, and counts them on their lines. */
export async function bookShares(
  db: Db,
  actor: Actor,
  shares: readonly LineShare[],
  services: BookingServices,
): Promise<void> {
  if (shares.length === 0) return
  const transactions = shares.map((share) => ({ ...share, id: newId(), signed: signedOf(share) }))
  const entries = transactions.map(({ id, reservation, signed, line }) => ({
    reservation,
    kind: signed < 0 ? ('refund' as const) : ('payment' as const),
    method: 'transfer' as const,
    amount: signed,
    note: `Výpis z účtu ${formatDay(line.booked_on)}`,
    provider: statementProvider,
    provider_reference: id,
  }))
  const booked = await recordTransactions(db, actor, entries, services)
  const allocations = transactions.map(({ id, reservation, signed, line }, index) => {
    const transaction = booked[index]?.id
    if (!transaction) throw new Error('an allocation that is new has no entry yet')
    return { id, line: line.id, reservation, transaction, amount: signed }
  })
  await insertAllocations(db, allocations)
}

const signedOf = ({ amount, line }: LineShare): number => (line.amount < 0 ? -amount : amount)

/**
 * Links money out to a refund that the owner has entered already, instead of booking it again. Without `amount` the
 * whole line must match; then the line is done. @returns whether there is such an entry
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
  await insertAllocations(db, [{ id: newId(), line: line.id, reservation, transaction, amount: -amount }])
  if (amount === Math.abs(line.amount))
    await updateLines(db, [line.id], { state: 'assigned', reason: null }, now)
  return true
}
