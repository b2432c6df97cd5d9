import type { contactWords as sk } from '../sk/contact.ts'

export const contactWords: typeof sk = {
  labels: { first_name: 'First name', last_name: 'Last name', email: 'E-mail', phone: 'Phone' },
  didYouMean: 'Did you mean',
  phoneHelp: 'With the country code, for example +44 7700 900123',
  optional: 'optional',
}
