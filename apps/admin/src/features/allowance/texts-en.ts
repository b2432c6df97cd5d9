import type { English } from '../../core/texts/translation.ts'
import type { allowance as slovak } from './texts.ts'

export const allowance: English<typeof slovak> = {
  title: 'Recreation allowance',
  add: 'Add the recreation allowance',
  edit: 'Edit the recreation allowance',
  employee: 'First and last name of the employee',
  participants: 'Who comes along',
  participantsHint: 'Each name on a new line.',
  remove: 'The guest does not want it',
  worth: 'Worth of the allowance',
  sum: 'at most {{amount}} of {{eligible}}, {{after}} is left to the guest',
  none: 'does not apply to this stay',
  documents: 'Documents of the allowance',
  waiting: 'leave by themselves after the stay, once it is paid',
  sent: 'sent {{at}}',
}
