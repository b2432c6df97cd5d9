import type { Db } from '../../db/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'

/** Counts a call by the guest's link. Pass a connection. @throws ApiError `not_found`, `rate_limited` */
export async function limitActivities(db: Db, token: string, clock: Clock): Promise<void> {
  const { id } = await findReservation(db, { token })
  await limitAttempts(db, 'activities', { reservation: id }, clock)
}
