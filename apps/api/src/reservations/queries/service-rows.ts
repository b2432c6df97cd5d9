import { servicesIn } from '@dvor/booking/pricing/price.ts'
import type { Offer } from '../../pricing/offer.ts'

/** Common services of an offer as rows: chosen and mandatory ones, each with its frozen amount. */
export const bookedServiceRows = ({ input }: Pick<Offer, 'input'>) =>
  servicesIn(input).map(({ lines, ...service }) => ({
    ...service,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }))
