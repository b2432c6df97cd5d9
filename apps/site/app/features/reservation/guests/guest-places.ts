import { documentFromAge, type GuestSheet, type StayGuest } from '@dvor/contract/guests/guest-register.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'

/** One person of the form before anything is typed. */
export interface GuestPlace {
  /** As the register has them; undefined for a person who is not there yet. */
  stored: StayGuest | undefined
  /** Who is suggested: the booker as the first person. */
  booker: ReservationDetail['guest']
  /** Years on the day of arrival, of a child that the reservation names; null for adults. */
  age: number | null
}

/** The places of the form: adults first, the booker before all, then the children by their age. */
export function guestPlaces(
  { guests, expected }: Pick<GuestSheet, 'guests' | 'expected'>,
  { guest, stays }: Pick<ReservationDetail, 'guest' | 'stays'>,
): GuestPlace[] {
  const ages = stays.flatMap(({ children_ages }) => children_ages).toSorted((a, b) => b - a)
  const adults = stays.reduce((sum, stay) => sum + stay.adults, 0)
  return Array.from({ length: Math.max(expected, guests.length) }, (_, index) => ({
    stored: guests[index],
    booker: index === 0 && guests.length === 0 ? guest : null,
    age: ages[index - adults] ?? null,
  }))
}

/** Which document a person most likely shows: a child under 15 needs none. */
export const usualDocument = (age: number | null): 'id_card' | 'none' =>
  age !== null && age < documentFromAge ? 'none' : 'id_card'
