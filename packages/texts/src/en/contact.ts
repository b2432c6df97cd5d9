import type { Texts } from '../texts.ts'

export const contactWords: Texts['contactWords'] = {
  labels: { first_name: 'First name', last_name: 'Last name', email: 'E-mail', phone: 'Phone' },
  didYouMean: 'Did you mean',
  phoneHelp: 'With the country code, for example +44 7700 900123',
  optional: 'optional',
}

export const contactLineWords: Texts['contactLineWords'] = { call: 'Call us', write: 'Write to us' }
