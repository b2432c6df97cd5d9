import type { resendRequest } from '@dvor/contract/reservations/reservation-details.ts'
import type { z } from 'zod'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { mailboxKey } from '../messaging/mailbox-key.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { queueReservationEmail } from '../reservations/emails/queue-notices.ts'
import { findByNumber } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/**
 * Sends the link again if number and e-mail belong together. All work that depends on the reservation happens after
 * the answer, so that neither the answer nor its time reveals which numbers exist. @throws ApiError `rate_limited`
 */
export async function resendLink(
  db: Db,
  actor: Actor,
  request: z.output<typeof resendRequest>,
  services: BookingServices & Pick<Services, 'background'>,
): Promise<void> {
  const { clock, background } = services
  const subjects = { ip: ipKeyOf(actor), mailbox: mailboxKey(request.email) }
  await limitAttempts(db, 'resend-link', subjects, clock)
  background.run('link sent again', () => queueLink(db, request, services))
}

async function queueLink(
  db: Db,
  { number, email }: z.output<typeof resendRequest>,
  services: BookingServices,
): Promise<void> {
  const found = await findByNumber(db, number)
  if (found?.guest_email?.toLowerCase() !== email.toLowerCase()) return
  await inTransaction(db, (tx) => queueReservationEmail(tx, found.id, 'reservation_link', {}, services))
}
