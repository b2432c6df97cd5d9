import type { EditInput } from '@dvor/contract/declaration/collection.ts'
import type { contacts } from '@dvor/contract/collections/content/contacts.ts'

/** Receptionist and owners, in the order of the existing rows. */
export const sampleContacts: readonly EditInput<typeof contacts>[] = [
  {
    label: 'Recepcia',
    name: 'Zuzana Liptáková',
    role: 'Rezervácie, raňajky a všetko okolo pobytu',
    phone: '+421 900 000 012',
    email: 'recepcia@dvorpodlipami.example',
    opening_hours: 'Denne od 8.00 do 20.00 h',
  },
  {
    label: 'Majitelia',
    name: 'Martin Lipták',
    role: 'Kone, skupiny, oslavy a školy',
    phone: '+421 900 000 013',
    email: 'martin@dvorpodlipami.example',
    opening_hours: 'Pondelok až piatok od 9.00 do 16.00 h',
  },
]
