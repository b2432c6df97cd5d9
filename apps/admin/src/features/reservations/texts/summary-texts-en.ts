import type { English } from '../../../core/texts/translation.ts'
import type { next as slovakNext, summary as slovakSummary } from './summary-texts.ts'

/** Texts of the head of a reservation's page. */
export const summary: English<typeof slovakSummary> = {
  title: 'Summary',
  sections: 'Sections of the booking',
  nights: '{{nights}}, {{party}}',
  price: 'Price',
  ofTotal: 'of the price {{total}}',
  depositBy: 'deposit {{amount}} by {{when}}',
  deposit: 'deposit {{amount}}',
  payBy: 'by {{when}}',
  late: 'was due by {{when}}',
  paidOf: 'paid {{paid}}',
  feeOf: 'cancellation fee {{fee}}',
  afterApproval: 'paid after approval',
  onSite: 'paid on site',
  giveBack: 'Refund {{amount}}',
}

/** The next step, by the state of the booking. */
export const next: English<typeof slovakNext> = {
  arrivesToday: 'The guest arrives today.',
  arrivesTodayAt: 'The guest arrives today around {{time}}.',
  arrivesTomorrow: 'The guest arrives tomorrow.',
  arrivesIn: 'The guest arrives in {{days}}.',
  arrivalMissed: 'The guest was to arrive {{day}} and is not checked in.',
  leavesToday: 'The guest departs today.',
  leavesTomorrow: 'The guest departs tomorrow.',
  leavesIn: 'The guest departs in {{days}}.',
  departureMissed: 'The guest was to depart {{day}} and is still checked in.',
  debt: 'The stay is over but not paid.',
  over: 'The stay is over.',
  toReturn: 'The booking is cancelled and the guest is owed a refund.',
  cancelled: 'The booking is cancelled; nothing more to do.',
  expired: 'The booking expired.',
  rejected: 'You rejected the request.',
  no_show: 'The guest did not come.',
}
