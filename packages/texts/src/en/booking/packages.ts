import type { Texts } from '../../texts.ts'

export const packageTexts: Texts['packageTexts'] = {
  party: 'Who is coming',
  included: 'The price includes',
  nights: 'accommodation for',
  price: 'The package costs',
  taxNote: 'The local accommodation tax is added to the price.',
  day: 'Choose your dates',
  unit: 'Choose your room',
  time: 'Choose the time',
  left: 'Last places:',
  proceed: 'Continue to your details',
  missing: 'Please choose your dates.',
  wasFull: 'These dates are full by now. Please choose others.',
  unitsFull: 'rooms are taken',
  serviceFull: 'fully booked:',
  oneUnit: 'The package is for one room. If you need two, book it once more, or call us.',
  noneTitle: 'This package has no free dates left',
  noneText: 'Try another number of people, or call or write to us. We will find a way.',
  overTitle: 'This package is no longer sold',
  otherStays: 'See other offers',
  failedTitle: 'The package could not be held',
}
