import { servicesIn } from '@dvor/booking/pricing/price.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Quote } from '../../pricing/quote.ts'

const sum = (lines: readonly PriceLine[]): number => lines.reduce((total, { amount }) => total + amount, 0)

/**
 * Common services of a quote as rows: chosen and mandatory ones, each with its frozen amount. Parts of a package have
 * the amounts of the package.
 */
export const bookedServiceRows = ({ input, price }: Pick<Quote, 'input' | 'price'>) =>
  servicesIn(input).map(({ lines, ...service }) => {
    const own = price.lines.filter(({ common_service: id }) => id && id === service.common_service)
    const isPart = own.some(({ in_package }) => in_package)
    return { ...service, amount: sum(isPart ? own : lines) }
  })
