import { ownNationality, type RegisterEntry, type StayGuest } from '@dvor/contract/guests/guest-register.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import type { DocumentNumbers } from './document-numbers.ts'
import type { GuestRow, Registered } from './queries.ts'

/** Days within which a foreigner must be reported to the police (Act 404/2011 Z. z., § 113; quoted from memory). */
export const reportDays = 5

/** A person for lists: of the document number only its end. */
export function guestShown(guest: GuestRow, numbers: DocumentNumbers): StayGuest {
  return {
    id: guest.id,
    first_name: guest.first_name,
    last_name: guest.last_name,
    birth_date: guest.birth_date,
    nationality: guest.nationality,
    document_kind: guest.document_kind,
    document_number: numbers.masked(guest.id, guest.document_sealed),
    birth_place: guest.birth_place,
    visa_number: numbers.masked(guest.id, guest.visa_sealed),
    address: guest.address,
    purpose: guest.purpose,
    tax_exemption: guest.tax_exemption,
    reported_at: guest.reported_at,
  }
}

/** The same with the stay, for the register and the reports. */
export function entryShown({ guest, reservation }: Registered, numbers: DocumentNumbers): RegisterEntry {
  const { id, number, guest_name, state } = reservation
  const [arrival, departure] = [dayOf(reservation.arrival), dayOf(reservation.departure)]
  const is_foreign = guest.nationality !== ownNationality
  return {
    ...guestShown(guest, numbers),
    reservation: { id, number, guest_name },
    state,
    arrival,
    departure,
    is_foreign,
    report_by: is_foreign ? addDays(arrival, reportDays) : null,
  }
}

function dayOf(day: Day | null): Day {
  if (day === null) throw new Error('only stays with days are in the register')
  return day
}
