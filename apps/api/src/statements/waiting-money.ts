import { and, asc, eq, gt } from 'drizzle-orm'
import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { statementLineRows } from '../db/schema/accounting/statements.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { refreshDue } from '../reservations/states/record-transaction.ts'
import { bookLine } from './book-line.ts'
import { doubtOf } from './find-doubt.ts'
import { lockLines, type FreshLine, type Line } from './line-queries.ts'

/** Ids of the lines of money in that wait unassigned with a symbol, in the order of the movements. */
async function listWaiting(db: Db, symbol: string): Promise<string[]> {
  const { id, variable_symbol, state, amount, booked_on, position } = statementLineRows
  const rows = await db
    .select({ id })
    .from(statementLineRows)
    .where(and(eq(variable_symbol, symbol), eq(state, 'open'), gt(amount, 0)))
    .orderBy(asc(booked_on), asc(position))
  return rows.map((row) => row.id)
}

/** Whether unassigned money with the reservation's number as its symbol waits for a person. */
export async function hasWaitingMoney(db: Db, { number }: Pick<Reservation, 'number'>): Promise<boolean> {
  return number !== null && (await listWaiting(db, number)).length > 0
}

const isPart = ({ state, reason, currency }: Line): boolean =>
  state === 'open' && reason === 'amount_differs' && currency === 'EUR'

const restOf = ({ amount, allocated }: Line): number => amount - allocated

/**
 * Books a line of another sum than expected together with those that wait with the same symbol, where all of them are
 * what the locked reservation owes: a guest sent the deposit in two transfers. @returns whether they were booked
 */
export async function bookInParts(
  db: Db,
  freshLine: Pick<FreshLine, 'line' | 'requested'>,
  reservation: Reservation,
  services: BookingServices,
): Promise<boolean> {
  if (reservation.number === null) return false
  const ids = (await listWaiting(db, reservation.number)).filter((id) => id !== freshLine.line.id)
  const locked = await lockLines(db, [...ids, freshLine.line.id])
  const waiting = ids.flatMap((id) => locked.filter((line) => line.id === id && isPart(line)))
  const line = locked.find(({ id }) => id === freshLine.line.id)
  if (!line || waiting.length === 0) return false
  const parts = [...waiting, line]
  const amount = parts.reduce((sum, part) => sum + restOf(part), 0)
  if (doubtOf({ ...freshLine, line: { ...line, amount }, alike: false }, reservation) !== null) return false
  for (const part of parts)
    await bookLine(db, systemActor, part, [{ reservation: reservation.id, amount: restOf(part) }], services)
  for (const { id } of waiting) await closeAlertsAbout(db, id, services)
  await refreshDue(db, reservation.id, services)
  return true
}
