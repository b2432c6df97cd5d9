import { childrenOnANight, mostOnANight } from '@dvor/booking/stay/headcount.ts'
import { documentFromAge, type GuestSheet, type StayGuest } from '@dvor/contract/guests/guest-register.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'

/** One person of the form before anything is typed. */
export interface GuestPlace {
  /** The saved person; undefined for a new one. */
  stored: StayGuest | undefined
  /** The suggested name: the booker for the first person. */
  booker: ReservationDetail['guest']
  /** Age in years on the day of arrival, for a child of the reservation; null for adults. */
  age: number | null
}

/** Persons of the form: adults first, beginning with the booker, then children by age. */
export function guestPlaces(
  { guests, expected }: Pick<GuestSheet, 'guests' | 'expected'>,
  { guest, stays }: Pick<ReservationDetail, 'guest' | 'stays'>,
): GuestPlace[] {
  const ages = childrenOnANight(stays).toSorted((a, b) => b - a)
  const adults = mostOnANight(stays, (stay) => stay.adults)
  return Array.from({ length: Math.max(expected, guests.length) }, (_, index) => ({
    stored: guests[index],
    booker: index === 0 && guests.length === 0 ? guest : null,
    age: ages[index - adults] ?? null,
  }))
}

/** The likely kind of document; children under 15 need none. */
export const usualDocument = (age: number | null): 'id_card' | 'none' =>
  age !== null && age < documentFromAge ? 'none' : 'id_card'
