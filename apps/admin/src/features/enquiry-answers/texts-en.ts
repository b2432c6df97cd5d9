import type { English } from '../../core/texts/translation.ts'
import type { answers as slovak } from './texts.ts'

export const answers: English<typeof slovak> = {
  write: 'Answer',
  title: 'Answer to: {{name}}',
  to: 'It goes to {{email}}.',
  foreign: 'The guest wrote on the page in {{language}}, so the text begins in it, too.',
  subject: 'Subject',
  text: 'Text',
  hint: 'We add the greeting, our contact and the original message below the text.',
  send: 'Send the e-mail',
  sent: 'The answer is on its way to {{email}}.',
  failed: 'The answer could not be sent',
  off: 'Answers are switched off. Switch on “Answer to a message or enquiry” among the automated e-mails and send it again.',
  thread: 'Our answers',
}
