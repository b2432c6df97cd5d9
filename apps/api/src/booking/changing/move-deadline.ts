import { payByAfterChange } from '@dvor/booking/reservation/deadlines.ts'
import { awaits } from '@dvor/booking/reservation/states.ts'
import type { Db } from '../../db/database.ts'
import type { Quote } from '../../pricing/quote.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Moves the deadline of an order that waits for money before its new arrival, after a change of days. A change never
 * prolongs the deadline; on the day of arrival there is none.
 */
export async function moveDeadline(
  db: Db,
  reservation: Reservation,
  { moment }: Quote,
  { clock }: BookingServices,
): Promise<Reservation> {
  const { id, state, begins, pay_by: present } = reservation
  if (!awaits(state, 'payment') || present === null) return reservation
  const pay_by = payByAfterChange(new Date(present), begins, moment)
  if (pay_by?.getTime() === Date.parse(present)) return reservation
  return updateReservation(db, id, { pay_by: pay_by?.toISOString() ?? null }, clock.now())
}
