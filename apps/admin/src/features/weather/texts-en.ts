import type { English } from '../../core/texts/translation.ts'
import type { weather as slovak } from './texts.ts'

export const weather: English<typeof slovak> = {
  title: 'Call off for the weather',
  hint: 'Activities of the day that take place in good weather only. One press calls them off, and each guest gets an e-mail: to choose another free time, or the money back.',
  day: 'Day',
  failed: 'The activities of the day could not be loaded',
  none: 'Nothing that depends on the weather is booked on this day. Whether a service does is set at the service.',
  pick: 'Call off',
  isOff: 'Called off',
  hasBegun: 'Has begun',
  noEmail: 'No e-mail, please call',
  callOff: 'Call off for the weather ({{number}})',
  touches: 'Bookings concerned: {{number}}.',
  sum: 'Worth {{sum}} in all. Prices fall at once; what is paid and asked back by the guest is among the alerts.',
  callThem: 'Without an e-mail, please call:',
  choiceDays: 'Days to choose',
  choiceDaysHint: 'Until the end of the last day. Who does not choose gets the money back.',
  reasonHint: 'A whole sentence, for example: Thunderstorms are forecast.',
  noWayBack:
    'This cannot be taken back: the e-mails leave at once. The time can be opened again at the service, but its guests do not return to it by themselves.',
  done: 'Called off. Bookings: {{number}}',
  choosing: 'chooses until {{when}}',
  choseMoney: 'wants the money back',
  choseTime: 'comes on {{when}}',
}
