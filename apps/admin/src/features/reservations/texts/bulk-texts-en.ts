import type { English } from '../../../core/texts/translation.ts'
import type { bulk as slovak } from './bulk-texts.ts'

export const bulk: English<typeof slovak> = {
  label: 'Chosen bookings',
  all: 'Choose all on this page',
  one: 'Choose {{name}}',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  clear: 'Choose none',
  state: 'Change the state',
  title: 'Change the state to: {{state}}',
  can_one: '{{count}} booking changes. The guest gets an e-mail, as when you change it alone.',
  can_other: '{{count}} bookings change. The guests get e-mails, as when you change each alone.',
  cannot_one: '{{count}} cannot change and stays as it is:',
  cannot_other: '{{count}} cannot change and stay as they are:',
  inState: 'Is in the state {{state}}.',
  change: 'Change ({{count}})',
  changed_one: '{{count}} booking is changed',
  changed_other: '{{count}} bookings are changed',
  refused_one: '{{count}} was changed elsewhere meanwhile and stays as it is.',
  refused_other: '{{count}} were changed elsewhere meanwhile and stay as they are.',
}
