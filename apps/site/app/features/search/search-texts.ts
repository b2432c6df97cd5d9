import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  label: 'Hľadať voľný termín',
  arrival: 'Príchod',
  departure: 'Odchod',
  noChildren: 'bez detí',
  find: 'Nájsť izbu',
  openSheet: 'Vybrať dni a hostí v kalendári s cenami',
}

/** Words of the search for dates and guests. */
export const searchWords: InLanguages<typeof sk> = {
  sk,
  en: {
    label: 'Look for free dates',
    arrival: 'Arrival',
    departure: 'Departure',
    noChildren: 'no children',
    find: 'Find a room',
    openSheet: 'Choose days and guests in the calendar with prices',
  },
}
