import type { enquiryAnswerWords as sk } from '../../sk/emails/answers.ts'

export const enquiryAnswerWords: typeof sk = {
  greeting: (name) => `Dear ${name},`,
  asked: 'What you wrote to us',
  subject: { 'hall-demands': 'Your hall enquiry', 'contact-messages': 'Your message' },
  thanks: { 'hall-demands': 'thank you for your enquiry', 'contact-messages': 'thank you for writing to us' },
}
