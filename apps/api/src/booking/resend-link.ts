import type { resendRequest } from '@dvor/contract/reservations/reservation-details.ts'
import type { z } from 'zod'
import { addressOf, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import { queueReservationEmail } from '../reservations/emails/queue-notices.ts'
import { findByNumber } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/**
 * Sends the link again if number and e-mail belong together; the answer is the same in both cases. @throws ApiError
 * `rate_limited`
 */
export async function resendLink(
  db: Db,
  actor: Actor,
  { number, email }: z.output<typeof resendRequest>,
  services: BookingServices,
): Promise<void> {
  const key = addressOf(actor) ?? 'system'
  await limitAttempts(db, { bucket: 'resend-link', key, max: 5, perSeconds: 3600 }, services.clock)
  const found = await findByNumber(db, number)
  if (found?.guest_email?.toLowerCase() !== email.toLowerCase()) return
  await inTransaction(db, (tx) => queueReservationEmail(tx, found.id, 'reservation_link', {}, services))
}
