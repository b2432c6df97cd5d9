import type { changeWords as sk } from '../../sk/emails/changes.ts'

export const changeWords: typeof sk = {
  stay: 'Stay',
  services: 'The extra services have changed.',
  added: 'Added',
  removed: 'Cancelled',
  atDeparture: 'We will have ready for your departure',
  moved: 'Changed',
  price: 'Price',
  samePrice: 'The price stays the same.',
  returned: 'Returned to the gift voucher:',
  weAdded: (service) => `We have added: ${service}.`,
  tooFew: 'Not enough people signed up for a group.',
  serviceAt: (title, day, time) => `${title}, ${day} at ${time}`,
  anyUnit: 'any room',
}
