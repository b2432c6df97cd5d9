import { instantAt } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/language.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { detailUrl, type Subject } from './email-subject.ts'
import { wordsIn } from './email-words.ts'

/** The stays of a reservation for the guest's calendar, from the first hour of arrival to the last of departure. */
export function calendarFile(subject: Subject, language: Language): string {
  const { reservation, stays, settings } = subject
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: settings.business_name, product: 'stay' },
  })
  const address = [settings.street, settings.postal_code, settings.city].filter(Boolean).join(', ')
  for (const { id, arrival, departure, accommodation_unit } of stays) {
    calendar.createEvent({
      // The same stay keeps its entry when a later file changes it.
      id: `${id}@${new URL(subject.publicUrl).hostname}`,
      sequence: Math.floor(Date.parse(reservation.updatedAt) / 1000),
      stamp: reservation.updatedAt,
      start: instantAt(arrival, settings.check_in_from),
      end: instantAt(departure, settings.check_out_until),
      summary: `${settings.business_name}: ${accommodation_unit.title}`,
      description: `${wordsIn(language).number}: ${reservation.number ?? ''}`,
      location: [settings.business_name, address].filter(Boolean).join(', '),
      url: detailUrl(subject),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
