import { isTransferOffered, payBy } from '@dvor/booking/reservation/deadlines.ts'
import { awaits, waitingStates } from '@dvor/booking/reservation/states.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { eq } from 'drizzle-orm'
import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { recordChange } from '../history/queries.ts'
import { readSettings } from '../property/settings.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { findLine } from './line-queries.ts'
import { hasWaitingMoney } from './waiting-money.ts'

/** Ends the deadline of a locked order, so that it keeps its nights until the owner has decided about its money. @returns
 * whether there was one */
export async function stopDeadline(
  db: Db,
  { id, state, pay_by, approve_by }: Reservation,
  { clock }: BookingServices,
): Promise<boolean> {
  if (!waitingStates.includes(state) || (pay_by ?? approve_by) === null) return false
  await move(db, id, { pay_by, approve_by }, { pay_by: null, approve_by: null }, clock.now())
  return true
}

/**
 * Gives the order of a line's symbol the days of a transfer again, after its money turned out to be for something else:
 * where nothing was paid, and no other money with its symbol waits.
 */
export async function resumeDeadline(db: Db, line: string, services: BookingServices): Promise<void> {
  const { variable_symbol } = await findLine(db, line)
  if (variable_symbol === null) return
  const { id } = reservations
  const [reservationRow] = await db
    .select({ id })
    .from(reservations)
    .where(eq(reservations.number, variable_symbol))
  if (!reservationRow) return
  await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, reservationRow)
    const { state, pay_by, total, due, begins: arrival } = reservation
    const moment = momentOf(services.clock.now())
    if (!awaits(state, 'payment') || pay_by !== null || due < total) return
    if (!isTransferOffered(moment.today, arrival) || (await hasWaitingMoney(tx, reservation))) return
    const { transfer_days: transferDays } = await readSettings(tx)
    const next = payBy({ method: 'transfer', arrival, transferDays }, moment)
    await move(tx, reservationRow.id, { pay_by }, { pay_by: next?.toISOString() ?? null }, moment.now)
  })
}

type Deadlines = Partial<Pick<Reservation, 'pay_by' | 'approve_by'>>

async function move(db: Db, id: string, before: Deadlines, after: Deadlines, now: Date): Promise<void> {
  await updateReservation(db, id, after, now)
  const change = { collection: 'reservations', recordId: id, action: 'edit' } as const
  await recordChange(db, systemActor, { ...change, before, after })
}
