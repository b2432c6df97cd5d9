import type { Texts } from '../../texts.ts'

export const enquiryAnswerWords: Texts['enquiryAnswerWords'] = {
  greeting: (name) => `Dobrý den, ${name},`,
  asked: 'Co jste nám psali',
  subject: { 'hall-demands': 'Vaše poptávka sálu', 'contact-messages': 'Vaše zpráva' },
  thanks: {
    'hall-demands': 'děkujeme za vaši poptávku',
    'contact-messages': 'děkujeme, že jste nám napsali',
  },
}
