import type { English } from '../../core/texts/translation.ts'
import type { queue as slovak } from './texts.ts'

/** English texts of what waits for a person. */
export const queue: English<typeof slovak> = {
  title: 'To be done',
  begin: 'Open the first',
  failed: 'The list could not be read',
  filter: 'What to show',
  all: 'All {{count}}',
  empty: 'All done',
  emptyHint: 'Nobody waits for anything. Have a coffee; what is new will appear here by itself.',
  emptyKind: 'Nothing of this waits any more',
  more: '{{count}} more will appear once you have settled these.',
  key: 'Open the next one from anywhere with the key',
  nothingNext: 'Nothing else waits',
  seeAll: 'Show all',
  waits: 'waiting: {{time}}',
  unnamed: 'Unnamed',
  until: 'answer by {{when}}',
  missing: 'missing in the register: {{persons}}',
  day: {
    arrival: 'arrival {{day}}',
    night: 'night {{day}}',
    booked: 'came {{day}}',
    due: 'by {{day}}',
    event: 'date {{day}}',
  },
  missed: {
    arrival: 'Was to arrive {{day}} and is not checked in.',
    departure: 'Was to depart {{day}} and is still checked in.',
    online_payment: 'An online payment has been open for more than an hour.',
  },
  approve: 'Approve',
  settle: {
    conflict: 'Settled',
    email: 'Read',
    enquiry: 'Answered',
    hall: 'We got in touch',
    alert: 'Settled',
    task: 'Done',
    review: 'Needs no answer',
  },
  notSettled: 'It could not be saved',
}
