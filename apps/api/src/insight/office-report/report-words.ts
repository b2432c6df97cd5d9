import type { OfficeLanguage } from '@dvor/format/languages.ts'

const slovak = {
  sheet: 'Štatistika',
  month: 'Mesiac',
  rooms: 'Izby',
  permanentBeds: 'Stále lôžka',
  extraBeds: 'Prístelky',
  available: 'Izbodni k dispozícii',
  sold: 'Izbodni obsadené',
  portal: 'Izbodni obsadené cez portály, bez údajov o hosťoch',
  revenue: 'Tržby za ubytovanie s DPH, bez dane za ubytovanie (€)',
  price: 'Priemerná cena za obsadený izbodeň (€)',
  country: 'Krajina',
  guests: 'Návštevníci',
  nights: 'Prenocovania',
  residents: 'Zo Slovenska (rezidenti)',
  nonResidents: 'Zo zahraničia (nerezidenti)',
  unknown: 'Krajina neznáma',
}
type Words = typeof slovak

const english: Words = {
  sheet: 'Statistics',
  month: 'Month',
  rooms: 'Rooms',
  permanentBeds: 'Permanent beds',
  extraBeds: 'Extra beds',
  available: 'Room nights available',
  sold: 'Room nights occupied',
  portal: 'Room nights taken by portals, guests unknown',
  revenue: 'Accommodation revenue with VAT, without stay tax (€)',
  price: 'Average price of an occupied room night (€)',
  country: 'Country',
  guests: 'Guests',
  nights: 'Nights',
  residents: 'From Slovakia (residents)',
  nonResidents: 'From abroad (non-residents)',
  unknown: 'Country unknown',
}

/** Words of the file for the Statistical Office. */
export const reportWords: Readonly<Record<OfficeLanguage, Words>> = { sk: slovak, en: english }
