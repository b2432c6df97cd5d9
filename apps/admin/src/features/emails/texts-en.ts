import type { English } from '../../core/texts/translation.ts'
import type { emails as slovak } from './texts.ts'

export const emails: English<typeof slovak> = {
  erased: 'Address and content of this e-mail were erased when the time for keeping them was over.',
  addressErased: 'address erased',
  subjectErased: 'Erased e-mail',
  resend: 'Send again',
  resent: 'The e-mail goes to {{to}} again.',
  insert: 'Insert a variable',
  insertInto: 'Insert a variable: {{field}}',
  variables: 'Filled in by itself',
  flags: 'Part of the text only sometimes',
  sectionBegins: 'Only if: {{what}}',
  sectionEnds: 'End of the part: {{what}}',
  preview: 'Preview',
  previewOf: 'Preview: {{field}}',
  show: 'Show the preview',
  with: 'With the booking',
  latest: 'The latest booking',
  subject: 'Subject',
  failed: 'The preview could not be made',
  unknownWord: 'The text has a variable that this e-mail does not know.',
  empty: 'The English text is empty; the guest gets the Slovak one.',
  test: 'Send a test to myself',
  testSent: 'The test went to {{to}}',
  testFailed: 'The test could not be sent',
  testHint: 'The text is sent as it is in the form now, even before it is saved.',
}
