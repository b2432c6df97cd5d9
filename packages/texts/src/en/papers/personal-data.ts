import type { personalDataWords as sk } from '../../sk/papers/personal-data.ts'

export const personalDataWords: typeof sk = {
  title: 'Personal data',
  edition: (when: string) => `as of ${when}`,
  intro: (whom: string) => `Everything that we have stored ${whom}.`,
  person: (email: string) => `about the person with the e-mail ${email}`,
  booking: 'about this booking',
  own: 'Your contact details, stay and guests, services, payments, documents, e-mails to you and the survey for this booking. We will send you everything else that we have about you on request.',
  yes: 'yes',
  no: 'no',
}
