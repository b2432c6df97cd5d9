import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { ApiError } from '../../platform/errors.ts'
import { raiseAlert, type NewAlert } from '../../reservations/alerts/raise-alert.ts'
import {
  listTransactions,
  providerOfReversal,
  restoredProvider,
  type Transaction,
} from '../../reservations/queries/ledger-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { recordTransaction } from '../../reservations/states/record-transaction.ts'
import { insertAllocations, type Allocation } from '../allocation-queries.ts'
import type { Line } from '../line-queries.ts'

/**
 * Reverses an entry of the ledger whose money the bank took back by a movement, and raises an alert: the sum is to be
 * paid, or to be returned, again. Reservation and line are locked. @throws ApiError `conflict` (reversed already)
 */
export async function reverseEntry(
  db: Db,
  actor: Actor,
  line: Line,
  entry: Transaction,
  services: BookingServices,
): Promise<void> {
  const { id: reverses, reservation, method, amount } = entry
  const note = `Výpis z účtu ${formatDay(line.booked_on)}: banka pohyb vrátila`
  const reversal = { kind: 'reversal' as const, method, amount: -amount, reverses, note }
  const from = providerOfReversal(entry)
  const booked = await recordTransaction(db, actor, reservation, { ...reversal, ...from }, services)
  if (!booked) throw new ApiError('conflict', 'This entry is reversed already')
  const part = { id: newId(), line: line.id, reservation, transaction: booked.id, amount: -amount }
  await insertAllocations(db, [part])
  await raiseAlert(db, reservation, alertOf(line, amount), services)
}

/** @param amount cents of the entry that was reversed */
function alertOf({ id: subject, booked_on }: Line, amount: number): NewAlert {
  const [sum, day] = [formatMoney(Math.abs(amount)), formatDay(booked_on)]
  return amount > 0
    ? {
        kind: 'payment_reversed',
        subject,
        reason: `Banka ${day} vzala späť platbu ${sum}. Skontrolujte, či ju treba pýtať znova.`,
      }
    : {
        kind: 'refund_failed',
        subject,
        reason: `Hosťovi neprišlo vrátených ${sum}, banka ich ${day} poslala späť.`,
      }
}

/**
 * Takes back the entry of a reservation that a reversal assigned by a person means: one of the same sum the other way.
 * @param amount positive cents of the part of the line @returns whether there is such an entry
 */
export async function linkReversed(
  db: Db,
  actor: Actor,
  line: Line,
  { reservation, amount }: { reservation: string; amount: number },
  services: BookingServices,
): Promise<boolean> {
  const entries = (await listTransactions(db, [reservation])).get(reservation) ?? []
  const entryAmount = line.amount < 0 ? amount : -amount
  const original = entries.findLast(
    (entry) =>
      entry.kind !== 'reversal' &&
      entry.amount === entryAmount &&
      !entries.some(({ reverses }) => reverses === entry.id),
  )
  if (original) await reverseEntry(db, actor, line, original, services)
  return original !== undefined
}

/** Books the money of a wrongly matched reversal again, under the allocation that is removed. */
export async function restoreEntry(
  db: Db,
  actor: Actor,
  { id, reservation }: Allocation,
  { amount, method }: Transaction,
  services: BookingServices,
): Promise<void> {
  const kind = amount < 0 ? ('payment' as const) : ('refund' as const)
  const from = { provider: restoredProvider, provider_reference: id, note: 'Banka tento pohyb nevrátila' }
  await recordTransaction(db, actor, reservation, { kind, method, amount: -amount, ...from }, services)
}
