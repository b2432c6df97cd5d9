import type { EmailText } from './text.ts'

/** The owner's answers to messages and enquiries: subject and text are written by hand each time. */
export const enquiryTexts: EmailText[] = [
  {
    key: 'enquiry_answer',
    title: 'Odpoveď na správu alebo dopyt',
    subject: '{{ answer_subject }}',
    body: '<p>{{ answer }}</p>',
    translations: { en: { subject: '{{ answer_subject }}', body: '<p>{{ answer }}</p>' } },
  },
]
