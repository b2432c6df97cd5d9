import { servicesIn } from '@dvor/booking/pricing/price.ts'
import { sumOfLines } from '@dvor/booking/money/sum-of-lines.ts'
import type { Quote } from '../../pricing/quote.ts'

/**
 * Common services of a quote as rows: chosen and mandatory ones, each with its frozen amount. Parts of a package have
 * the amounts of the package.
 */
export const bookedServiceRows = ({ input, price }: Pick<Quote, 'input' | 'price'>) =>
  servicesIn(input).map(({ lines, ...service }) => {
    const ownLines = price.lines.filter(({ common_service: id }) => id && id === service.common_service)
    const isPart = ownLines.some(({ in_package }) => in_package)
    return { ...service, amount: sumOfLines(isPart ? ownLines : lines) }
  })
