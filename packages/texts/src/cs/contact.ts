import type { Texts } from '../texts.ts'

export const contactWords: Texts['contactWords'] = {
  labels: { first_name: 'Jméno', last_name: 'Příjmení', email: 'E-mail', phone: 'Telefon' },
  didYouMean: 'Neměli jste na mysli',
  phoneHelp: 'S předvolbou, například +420 601 123 456',
  optional: 'nepovinné',
}

export const contactLineWords: Texts['contactLineWords'] = { call: 'Zavolejte nám', write: 'Napište nám' }
