import { servicesIn } from '@dvor/booking/pricing/price.ts'
import type { Quote } from '../../pricing/quote.ts'

/** Common services of a quote as rows: chosen and mandatory ones, each with its frozen amount. */
export const bookedServiceRows = ({ input }: Pick<Quote, 'input'>) =>
  servicesIn(input).map(({ lines, ...service }) => ({
    ...service,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }))
