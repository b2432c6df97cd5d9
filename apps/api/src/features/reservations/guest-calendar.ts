import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { readSettings } from '../availability/queries.ts'
import { calendarFile } from './calendar-file.ts'
import { subjectOf } from './email-subject.ts'
import { findReservation, listStayViews } from './queries.ts'
import type { BookingServices } from './services.ts'

/** The calendar file behind the guest's link; a hold has none. @throws ApiError `not_found` */
export async function guestCalendar(db: Db, token: string, services: BookingServices): Promise<string> {
  const reservation = await findReservation(db, { token })
  if (reservation.number === null) throw notFound('Reservation')
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  return calendarFile(subjectOf(reservation, stays, await readSettings(db), services), reservation.language)
}
