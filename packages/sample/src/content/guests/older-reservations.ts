import { guests } from './guests.ts'
import type { SampleReservation, SampleStay } from './sample-reservations.ts'

type OlderReservation = Pick<SampleReservation, 'guest' | 'services' | 'language' | 'note'> & {
  stay: SampleStay & { arrival: number }
}

/** Booked on the web five weeks before, deposit by transfer, the balance by card at departure. */
function stayed({ stay, ...reservation }: OlderReservation): SampleReservation {
  const { arrival } = stay
  const departure = arrival + stay.nights
  const booked = arrival - 36
  return {
    ...reservation,
    booked,
    at: '20:15',
    by: 'web',
    payment: 'transfer',
    stays: [stay],
    followed: [
      { on: booked + 2, at: '08:05', pays: 'deposit', method: 'transfer' },
      { on: arrival, at: '15:20', state: 'checked_in' },
      { on: departure, at: '09:35', pays: 'rest', method: 'card' },
      { on: departure, at: '09:45', state: 'completed' },
    ],
  }
}

/** Guests of the past year, most of whom have answered the survey. */
export const olderReservations: readonly SampleReservation[] = [
  stayed({
    guest: guests.hlavacova,
    stay: { unit: 'sypka', arrival: -318, nights: 4, adults: 2, children_ages: [3, 6] },
    services: ['breakfast', 'wood'],
  }),
  stayed({
    guest: guests.kubik,
    stay: { unit: 'lipa', arrival: -287, nights: 3, adults: 2 },
    services: ['halfBoard'],
  }),
  stayed({
    guest: guests.tothova,
    stay: { unit: 'krov', arrival: -251, nights: 3, adults: 2 },
    services: ['breakfast'],
    note: 'Ideme na hríby, poradíte nám kam?',
  }),
  stayed({
    guest: guests.chren,
    stay: { unit: 'potok', arrival: -224, nights: 3, adults: 4 },
    services: ['wood'],
  }),
  stayed({
    guest: guests.medvedova,
    stay: { unit: 'breza', arrival: -197, nights: 5, adults: 2, children_ages: [5, 8] },
    services: ['halfBoard'],
  }),
  stayed({ guest: guests.bartos, stay: { unit: 'jasen', arrival: -163, nights: 2, adults: 2 } }),
  stayed({
    guest: guests.gruber,
    language: 'en',
    stay: { unit: 'javor', arrival: -141, nights: 4, adults: 2 },
    services: ['breakfast'],
  }),
  stayed({
    guest: guests.sopkova,
    stay: { unit: 'lipa', arrival: -118, nights: 5, adults: 2 },
    services: ['breakfast', 'basket'],
  }),
  stayed({
    guest: guests.vlcek,
    stay: { unit: 'sypka', arrival: -96, nights: 3, adults: 2, children_ages: [9, 12] },
    services: ['breakfast'],
  }),
  stayed({
    guest: guests.novotna,
    stay: { unit: 'krov', arrival: -79, nights: 3, adults: 2 },
    services: ['basket'],
  }),
  stayed({
    guest: guests.slivka,
    stay: { unit: 'potok', arrival: -61, nights: 3, adults: 3 },
    services: ['wood', 'dog'],
  }),
  stayed({
    guest: guests.dudasova,
    stay: { unit: 'javor', arrival: -45, nights: 2, adults: 2, children_ages: [7] },
    services: ['halfBoard'],
  }),
]
