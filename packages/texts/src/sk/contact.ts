/** Words of the fields for a guest's name and contact. */
export const contactWords = {
  labels: { first_name: 'Meno', last_name: 'Priezvisko', email: 'E-mail', phone: 'Telefón' },
  didYouMean: 'Nemysleli ste',
  phoneHelp: 'S predvoľbou, napríklad +421 905 123 456',
  optional: 'nepovinné',
}

export const contactLineWords = { call: 'Zavolajte nám', write: 'Napíšte nám' }
