import { awaits } from '@dvor/booking/reservation/states.ts'
import type { Db } from '../../db/database.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { describeChange } from './describe-change.ts'
import { standingOf } from './present-standing.ts'

/** Tells the guest the new sum of a reservation whose payment is awaited; others get no e-mail. */
export async function announceNewSum(
  db: Db,
  reservation: Reservation,
  changed: Reservation,
  services: BookingServices,
): Promise<void> {
  if (!awaits(changed.state, 'payment')) return
  const [before, after] = [await standingOf(db, reservation), await standingOf(db, changed)]
  const changes = describeChange({ before, after }, changed.language)
  await queueReservationEmail(db, changed.id, 'reservation_changed', { changes }, services)
}
