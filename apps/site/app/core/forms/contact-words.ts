import type { InLanguages } from '../language/use-language.ts'

const sk = {
  labels: { first_name: 'Meno', last_name: 'Priezvisko', email: 'E-mail', phone: 'Telefón' },
  didYouMean: 'Nemysleli ste',
  phoneHelp: 'S predvoľbou, napríklad +421 905 123 456',
  optional: 'nepovinné',
}

/** Words of the fields for a guest's name and contact. */
export const contactWords: InLanguages<typeof sk> = {
  sk,
  en: {
    labels: { first_name: 'First name', last_name: 'Last name', email: 'E-mail', phone: 'Phone' },
    didYouMean: 'Did you mean',
    phoneHelp: 'With the country code, for example +44 7700 900123',
    optional: 'optional',
  },
}
