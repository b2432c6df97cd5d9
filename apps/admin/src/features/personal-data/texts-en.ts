import type { English } from '../../core/texts/translation.ts'
import type { personalData as slovak } from './texts.ts'

export const personalData: English<typeof slovak> = {
  title: 'Personal data',
  find: 'Data of one person',
  findHint:
    'Finds everything that is stored about a person. It can be downloaded, or everything erased that the law does not keep.',
  email: 'E-mail of the person',
  search: 'Find',
  none: 'Nothing is stored about this person.',
  failed: 'The data could not be loaded',
  stored: 'What is stored',
  ofPerson: 'Person with the e-mail {{email}}',
  ofReservation: 'Guest of a booking without an e-mail',
  json: 'Download JSON',
  pdf: 'Download PDF',
  numbers: 'Full numbers of identity documents, too (the history records it)',
  downloadFailed: 'The file could not be downloaded',
  erase: 'Erase the person',
  eraseTitle: 'Erase the data of this person?',
  eraseHint: "An erasure cannot be undone. The guest's link to the booking stops working.",
  cleared: 'Erased',
  clearedNothing: 'There is nothing to erase.',
  stays: 'Stays, because the law requires it',
  until: 'until {{day}}',
  obstacle: {
    open_stay: 'The stay is not over yet, so the person cannot be erased. Bookings: {{numbers}}.',
    open_refund: 'First refund the money or settle the alert. Bookings: {{numbers}}.',
    open_withdrawal:
      'A bought voucher can still be returned. Erase the data 14 days after its payment. Vouchers: {{numbers}}.',
  },
  erased: 'The data are erased',
  erasedHint: 'The receipt does not contain the erased data. You can send or print it.',
  receipt: 'Download the receipt',
  retention: 'What is cleared by itself',
  retentionHint:
    'Every night the data whose time is over become anonymous. You change the times under “Business and look”.',
  days: '{{days}} from {{from}}',
  dueNow: 'At the next run: {{count}}',
  dueNone: 'Nothing at the next run',
  staysHere: 'Stays: {{what}}',
  runs: 'Log of runs',
  runsNone: 'Nothing has run yet.',
  run: { retention: 'Nightly run', erasure: 'Erasure of a person', export: 'Export of a person' },
  runCleared: '{{label}}: {{count}}',
  runNothing: 'nothing to clear',
  link: 'Personal data of the guest',
}
