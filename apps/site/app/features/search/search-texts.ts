import type { InLanguages } from '../../core/language/use-language.ts'

const sk = {
  label: 'Hľadať voľný termín',
  arrival: 'Príchod',
  departure: 'Odchod',
  adults: 'Dospelí',
  children: 'Deti',
  noChildren: 'bez detí',
  find: 'Nájsť izbu',
  openSheet: 'Vybrať dni a hostí v kalendári s cenami',
  agesLegend: 'Koľko rokov majú deti v deň príchodu?',
  child: 'dieťa',
  baby: 'menej ako rok',
  chooseAge: 'vyberte vek',
  ageMissing: 'Vyberte, prosím, vek dieťaťa.',
}

/** Words of the search for dates and guests. */
export const searchWords: InLanguages<typeof sk> = {
  sk,
  en: {
    label: 'Look for free dates',
    arrival: 'Arrival',
    departure: 'Departure',
    adults: 'Adults',
    children: 'Children',
    noChildren: 'no children',
    find: 'Find a room',
    openSheet: 'Choose days and guests in the calendar with prices',
    agesLegend: 'How old are the children on the day of arrival?',
    child: 'child',
    baby: 'under one year',
    chooseAge: 'choose the age',
    ageMissing: 'Please choose the age of the child.',
  },
}
