import { isOff } from '@dvor/booking/reservation/states.ts'
import { occurrencesOf } from '@dvor/booking/services/slot-lines.ts'
import { instantAt } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { detailUrl, priceIn, type Subject } from './email-subject.ts'
import { emailWords } from '@dvor/texts/areas.ts'

/** Fields of every entry of a reservation. @param address of a building; without it the property's */
function commonParts(subject: Subject, language: Language, address?: string | null) {
  const { reservation, settings } = subject
  const ownAddress = [settings.street, settings.postal_code, settings.city].filter(Boolean).join(', ')
  return {
    sequence: Math.floor(Date.parse(reservation.updatedAt) / 1000),
    stamp: reservation.updatedAt,
    description: `${emailWords[language].number}: ${reservation.number ?? ''}`,
    location: [settings.business_name, address || ownAddress].filter(Boolean).join(', '),
    url: detailUrl(subject),
    status: isOff(reservation.state) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/**
 * Calendar file for the guest: the stays of a reservation, from the first hour of arrival to the last of departure,
 * and its slot services at their hours. Entries of an order that is given up are cancelled.
 */
export function calendarFile(subject: Subject, language: Language): string {
  const { reservation, stays, settings } = subject
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: escape(settings.business_name, false), product: 'stay' },
  })
  for (const stay of stays) {
    const { id, arrival, departure, accommodation_unit, check_in_from, check_out_until, address } = stay
    calendar.createEvent({
      // A stay keeps its id, so that a later file updates its entry.
      id: `${id}@${new URL(subject.publicUrl).hostname}`,
      ...commonParts(subject, language, address),
      start: instantAt(arrival, check_in_from),
      end: instantAt(departure, check_out_until),
      summary: `${settings.business_name}: ${accommodation_unit.title}`,
    })
  }
  for (const { title, service_slot, day, time_from, time_to } of occurrencesOf(
    priceIn(subject, language).lines,
  )) {
    calendar.createEvent({
      ...commonParts(subject, language),
      id: `${service_slot}-${day}-${reservation.id}@${new URL(subject.publicUrl).hostname}`,
      start: instantAt(day, time_from),
      end: instantAt(day, time_to),
      summary: `${settings.business_name}: ${title}`,
    })
  }
  return calendar.toString()
}
