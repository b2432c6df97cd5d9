import { isTransferOffered, payBy } from '@dvor/booking/reservation/deadlines.ts'
import type { Db } from '../../db/database.ts'
import type { Quote } from '../../pricing/quote.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Moves the deadline of an order that waits for a transfer before its new arrival, after a change of days. A change
 * never prolongs the deadline.
 */
export async function moveDeadline(
  db: Db,
  reservation: Reservation,
  { moment, settings }: Quote,
  { clock }: BookingServices,
): Promise<Reservation> {
  const { id, state, payment_method: method, arrival, pay_by } = reservation
  if (state !== 'awaiting_payment' || method !== 'transfer' || pay_by === null) return reservation
  if (!isTransferOffered(moment.today, arrival)) return reservation
  const latest = payBy({ method, arrival, transferDays: settings.transfer_days }, moment)
  if (latest === null || latest >= new Date(pay_by)) return reservation
  return updateReservation(db, id, { pay_by: latest.toISOString() }, clock.now())
}
