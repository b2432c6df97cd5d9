import type { Texts } from '../../texts.ts'
import { persons } from '@dvor/format/plurals.ts'

export const arrivalWords: Texts['arrivalWords'] = {
  approval: 'We will write to you',
  approvalNote: 'Usually within two days. Until then there is nothing to pay.',
  pay: 'Pay',
  payBy: 'by',
  payUntil: 'by',
  wasDue: 'it was due by',
  payOnSite: 'On arrival you pay',
  payOnSiteNote: 'in cash or by card',
  paid: 'There is nothing left to pay',
  guests: 'Tell us who is coming',
  guestsLeft: (count) => `Still missing: ${persons(count, 'en')}. It saves you time at the reception.`,
  guestsFilled: 'We know who is coming',
  arrive: (day) => `Arrival: ${day}`,
  from: (time) => `from ${time}`,
  begins: (time) => `We begin at ${time}.`,
  leave: (day) => `Departure: ${day}`,
  until: (time) => `by ${time}`,
  way: 'The way to us',
  directions: 'How to reach us',
  area: 'Map and surroundings',
}
