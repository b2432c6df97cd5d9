/** Words of an answer to an enquiry; `thanks` is its first sentence after the greeting, without its full stop. */
export const enquiryAnswerWords = {
  greeting: (name: string) => `Dobrý deň, ${name},`,
  /** Title of what was asked, below the answer. */
  asked: 'Čo ste nám písali',
  subject: { 'hall-demands': 'Váš dopyt na sálu', 'contact-messages': 'Vaša správa' },
  thanks: { 'hall-demands': 'ďakujeme za váš dopyt', 'contact-messages': 'ďakujeme, že ste nám napísali' },
}
