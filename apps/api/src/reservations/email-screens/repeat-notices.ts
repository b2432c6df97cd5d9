import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { countEmails } from '../../messaging/queries.ts'
import { findStateChange } from '../queries/change-queries.ts'
import { queueReservationEmail, queueStateNotice } from '../emails/queue-notices.ts'
import { noticeOf, type StateNotice } from '../emails/choose-notice.ts'
import { lockReservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'

const equivalents = { reservation_received: ['reservation_received', 'reservation_approved'] } as const

/** Kinds with the same content for the guest. */
const equalTo = (key: StateNotice): readonly StateNotice[] =>
  key === 'reservation_received' ? equivalents[key] : [key]

/**
 * `POST /send-reservation-confirmation`: makes sure that the guest has an e-mail about the reservation's state; an
 * existing one is not repeated. @returns number of e-mails about it in the outbox @throws ApiError `not_found`,
 * `conflict` for a hold, which has no e-mails
 */
export async function ensureConfirmation(db: Db, id: string, services: BookingServices): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockReservation(tx, { id })
    const key = noticeOf(null, state)
    if (!key) throw new ApiError('conflict', 'Nothing was ordered yet')
    const before = await countEmails(tx, id, equalTo(key))
    return before || queueReservationEmail(tx, id, key, {}, services, `state:${state}:${id}`)
  })
}

/**
 * `POST /send-reservation-state-change`: writes the e-mail about a transition if it is missing; normally the
 * transition has written it. @returns number of e-mails about it in the outbox @throws ApiError `not_found`,
 * `conflict` for a change that is not in the history
 */
export async function ensureStateNotice(
  db: Db,
  id: string,
  from: ReservationState,
  to: ReservationState,
  services: BookingServices,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockReservation(tx, { id })
    if (!(await findStateChange(tx, id, from, to)))
      throw new ApiError('conflict', `There was no change from ${from} to ${to}`)
    await queueStateNotice(tx, id, from, to, services)
    const key = noticeOf(from, to)
    return key ? countEmails(tx, id, [key]) : 0
  })
}

/**
 * `POST /send-removed-service-notification`: counts the e-mails that removing the service has written. @throws
 * ApiError `not_found`
 */
export async function countRemovalNotices(db: Db, id: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockReservation(tx, { id })
    return countEmails(tx, id, ['service_removed', 'service_cancelled'])
  })
}
