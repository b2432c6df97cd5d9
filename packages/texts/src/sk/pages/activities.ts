import type { priceUnits } from '@dvor/contract/collections/services/common-services.ts'

type PriceUnit = (typeof priceUnits)[number]['value']

export const weatherWords: string =
  'len za pekného počasia, inak sa dohodneme na inom termíne alebo vrátime peniaze'

/** Behind the price of a service. */
export const priceUnitWords: Record<PriceUnit, string> = {
  stay: 'za pobyt',
  night: 'za noc',
  person: 'za osobu',
  person_night: 'za osobu a noc',
  piece: 'za kus',
}
