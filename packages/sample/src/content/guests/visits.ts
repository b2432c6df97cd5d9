import { guests } from './guests.ts'
import type { SlotServiceKey } from '../activities/slot-services.ts'
import type { Guest } from '@dvor/contract/reservations/reservations.ts'

interface Visit {
  key: SlotServiceKey
  guest: Guest
  persons: number
  /** Index of the coming occurrence, from the day after tomorrow on. */
  next: number
}

/** Visits without a stay: the service, the number of persons, and the coming occurrence. */
export const sampleVisits: readonly Visit[] = [
  { key: 'bread', guest: guests.medvedova, persons: 2, next: 0 },
  { key: 'bread', guest: guests.bartos, persons: 3, next: 0 },
  { key: 'bread', guest: guests.sopkova, persons: 4, next: 1 },
  { key: 'riding', guest: guests.vlcek, persons: 2, next: 1 },
  { key: 'riding', guest: guests.novotna, persons: 1, next: 3 },
  { key: 'sauna', guest: guests.slivka, persons: 2, next: 2 },
  { key: 'hayRide', guest: guests.dudasova, persons: 7, next: 0 },
]
