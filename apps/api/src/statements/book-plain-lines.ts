import { holdsNights } from '@dvor/booking/reservation/states.ts'
import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { bookShares } from './book-line.ts'
import { doubtOf } from './find-doubt.ts'
import { lockAll } from './lock-reservations.ts'
import type { CollectedLine } from './collected-payments.ts'
import { isUntouched, lockLines, updateLines } from './line-queries.ts'

/** A line with the reservation of its variable symbol. */
export type NamedLine = CollectedLine & { reservation: string }

/**
 * Books the lines whose match is certain, each of another reservation, in one transaction. Units are not locked: lines
 * that would take nights again are left to the check one by one. @returns the lines that need that check
 */
export async function bookPlainLines(
  db: Db,
  lines: readonly NamedLine[],
  services: BookingServices,
): Promise<NamedLine[]> {
  return inTransaction(db, async (tx) => {
    const [reservations, locked] = await pipelined([
      lockAll(
        tx,
        lines.map(({ reservation }) => reservation),
      ),
      lockLines(
        tx,
        lines.map(({ line }) => line.id),
      ),
    ])
    const now = new Map(locked.map((line) => [line.id, line]))
    const untouched = lines.flatMap((one) => {
      const line = now.get(one.line.id)
      return line && isUntouched(line) ? [{ ...one, line }] : []
    })
    const plain = untouched.filter((one) => isPlain(one, reservations.get(one.reservation)))
    await bookWhole(tx, plain, services)
    return untouched.filter((one) => !plain.includes(one))
  })
}

function isPlain(one: NamedLine, reservation: Reservation | undefined): boolean {
  if (!reservation || one.line.amount <= 0 || one.collected) return false
  return holdsNights(reservation.state) && doubtOf(one, reservation) === null
}

async function bookWhole(db: Db, lines: readonly NamedLine[], services: BookingServices): Promise<void> {
  if (lines.length === 0) return
  const shares = lines.map(({ line, reservation }) => ({ line, reservation, amount: line.amount }))
  await bookShares(db, systemActor, shares, services)
  const ids = lines.map(({ line }) => line.id)
  await updateLines(db, ids, { state: 'assigned', reason: null }, services.clock.now())
}
