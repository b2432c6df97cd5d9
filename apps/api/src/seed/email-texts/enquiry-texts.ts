import { greeting, type EmailText } from './text.ts'

/** What people write by hand: answers to messages and enquiries, and the beginning of a letter to a guest. */
export const enquiryTexts: EmailText[] = [
  {
    key: 'enquiry_answer',
    title: 'Odpoveď na správu alebo dopyt',
    subject: '{{ answer_subject }}',
    body: '<p>{{ answer }}</p>',
    translations: { en: { subject: '{{ answer_subject }}', body: '<p>{{ answer }}</p>' } },
  },
  {
    key: 'guest_letter',
    title: 'E-mail hosťovi',
    subject: 'Váš pobyt {{ stay_days }}',
    body: `${greeting.sk}<p></p>`,
    translations: {
      en: { subject: 'Your stay {{ stay_days }}', body: `${greeting.en}<p></p>` },
      cs: { subject: 'Váš pobyt {{ stay_days }}', body: `${greeting.cs}<p></p>` },
    },
  },
]
