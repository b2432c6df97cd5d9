import { systemActor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { queueAttentionNotice } from './queue-notices.ts'
import { updateReservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'

/** Flags a reservation for the owner: in the dashboard, on its page, and by e-mail. */
export async function flagAttention(
  db: Db,
  reservation: string,
  reason: string,
  services: BookingServices,
): Promise<void> {
  await noteAttention(db, reservation, reason, services)
  await queueAttentionNotice(db, reservation, reason, services)
}

/** The same without an e-mail, where the owner knows already or gets another e-mail. */
export async function noteAttention(
  db: Db,
  reservation: string,
  reason: string,
  services: BookingServices,
): Promise<void> {
  await updateReservation(db, reservation, { attention: reason }, services.clock.now())
  await recordChange(db, systemActor, {
    collection: 'reservations',
    recordId: reservation,
    action: 'attention',
    after: { attention: reason },
  })
}
