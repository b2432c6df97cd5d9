import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { calendarFile } from '../reservations/emails/calendar-file.ts'
import { subjectOf } from '../reservations/emails/email-subject.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/** The calendar file of a guest's reservation; a hold has none. @throws ApiError `not_found` */
export async function guestCalendar(db: Db, token: string, services: BookingServices): Promise<string> {
  const reservation = await findReservation(db, { token })
  if (reservation.number === null) throw notFound('Reservation')
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  return calendarFile(subjectOf(reservation, stays, await readSettings(db), services), reservation.language)
}
