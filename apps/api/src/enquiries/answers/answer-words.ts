import type { AnsweredCollection } from '@dvor/contract/guests/enquiry-answers.ts'
import type { Language } from '@dvor/format/languages.ts'

interface AnswerWords {
  greeting: string
  /** Title of what was asked, below the answer. */
  asked: string
  /** By the kind of enquiry: the subject, and the first sentence after the greeting without its full stop. */
  subject: Record<AnsweredCollection, string>
  thanks: Record<AnsweredCollection, string>
}

/** Words of an answer to an enquiry, in the language in which it was asked. */
export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  sk: {
    greeting: 'Dobrý deň',
    asked: 'Čo ste nám písali',
    subject: { 'hall-demands': 'Váš dopyt na sálu', 'contact-messages': 'Vaša správa' },
    thanks: {
      'hall-demands': 'ďakujeme za váš dopyt',
      'contact-messages': 'ďakujeme, že ste nám napísali',
    },
  },
  en: {
    greeting: 'Dear',
    asked: 'What you wrote to us',
    subject: { 'hall-demands': 'Your hall enquiry', 'contact-messages': 'Your message' },
    thanks: {
      'hall-demands': 'thank you for your enquiry',
      'contact-messages': 'thank you for writing to us',
    },
  },
}
