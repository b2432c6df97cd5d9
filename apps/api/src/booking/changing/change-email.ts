import { isOpen } from '@dvor/booking/reservation/states.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { replaceGuest } from '../../guests/place-guest.ts'
import { recordChange } from '../../history/queries.ts'
import { noticeOf } from '../../reservations/emails/choose-notice.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import {
  findReservation,
  lockReservation,
  updateReservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Stores another e-mail address in the guest's reservation and sends the e-mail about its state there again, because
 * with a mistyped address the guest has not received it. @throws ApiError `not_found`, `rate_limited`,
 * `transition_not_allowed` once the reservation has ended
 */
export async function changeEmail(
  db: Db,
  actor: Actor,
  token: string,
  email: string,
  services: BookingServices,
): Promise<void> {
  const { id } = await findReservation(db, { token })
  await limitAttempts(db, 'change-email', { reservation: id }, services.clock)
  await inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    const { state, guest_email, first_name, last_name, guest_phone: phone } = reservation
    if (!isOpen(state))
      throw new ApiError('transition_not_allowed', 'The reservation has ended', { details: { state } })
    const guest = await replaceGuest(tx, actor, reservation, { first_name, last_name, email, phone })
    await updateReservation(tx, id, { guest_email: email, guest }, services.clock.now())
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'edit',
      before: { guest_email },
      after: { guest_email: email },
    })
    await queueReservationEmail(tx, id, noticeOf(null, state) ?? 'reservation_link', {}, services)
  })
}
