import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { queueReservationEmail } from '../reservations/emails/queue-notices.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { findOrInsertSurvey, lockSurvey, updateSurvey, type Survey } from './queries.ts'

/** Address of the guest's survey, in the guest's language. */
export const surveyUrl = (
  { publicUrl }: Pick<BookingServices, 'publicUrl'>,
  { id, language }: Pick<Survey, 'id' | 'language'>,
): string => publicUrl + sitePath(`/spatna-vazba/${id}`, language)

/**
 * Sends the guest of a locked reservation the survey: creates it and queues its e-mail. `eventKey` names the event, so
 * that it is sent once. @returns null when nothing was written
 */
export async function requestSurvey(
  db: Db,
  reservation: Reservation,
  services: BookingServices,
  eventKey?: string,
): Promise<Survey | null> {
  const { id, guest_name, first_name, guest_email: email, language } = reservation
  const now = services.clock.now().toISOString()
  const survey = await findOrInsertSurvey(db, {
    reservation: id,
    guest_name,
    first_name,
    email,
    language,
    sent_at: now,
    createdAt: now,
    updatedAt: now,
  })
  const survey_url = surveyUrl(services, survey)
  const written = await queueReservationEmail(db, id, 'survey_request', { survey_url }, services, eventKey)
  return written > 0 ? survey : null
}

/**
 * Sends the link to the survey once more, at the owner's request. @throws ApiError `not_found`, `conflict` (answered
 * already), `not_available` (no reservation, no address, or the property has switched the e-mail off)
 */
export async function resendSurvey(
  db: Db,
  actor: Actor,
  id: string,
  services: BookingServices,
): Promise<Survey> {
  const survey = await lockSurvey(db, id)
  if (survey.done) throw new ApiError('conflict', 'This survey was answered already')
  const more = { survey_url: surveyUrl(services, survey) }
  const { reservation } = survey
  const written = reservation
    ? await queueReservationEmail(db, reservation, 'survey_request', more, services)
    : 0
  if (written === 0) throw new ApiError('not_available', 'There is nobody to send it to')
  const now = services.clock.now()
  await recordChange(db, actor, { collection: 'surveys', recordId: id, action: 'resend' })
  return updateSurvey(db, id, { sent_at: now.toISOString() }, now)
}
