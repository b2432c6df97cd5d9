import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { nbsp } from '@dvor/format/language.ts'

/** A common service of a reservation: the owner's name, and after it the number of pieces where there are several. */
export interface BookedService {
  name: string
  pieces: string
}

/** Common services of a reservation, each once, also those of a rate plan or a package. */
export function bookedServices(lines: readonly PriceLine[]): BookedService[] {
  const services = lines.filter(({ kind }) => kind === 'common_service')
  const byName = Map.groupBy(services, ({ label }) => label)
  return [...byName].map(([name, parts]) => {
    const pieces = parts.reduce(
      (sum, { quantity, price_unit }) => sum + (price_unit === 'piece' ? quantity : 0),
      0,
    )
    return { name, pieces: pieces > 1 ? `${nbsp}(${pieces}×)` : '' }
  })
}
