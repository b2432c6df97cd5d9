import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { PriceEffect } from '@dvor/contract/pricing/price-changes.ts'
import { portion } from '@dvor/format/rounding.ts'
import { shiftedPrice } from '../shifted-price.ts'

/** A changed price in cents; it may be negative, which the caller refuses. */
export function changedPrice(price: number, effect: PriceEffect): number {
  switch (effect.kind) {
    case 'fixed':
      return effect.value
    case 'amount':
      return price + effect.value
    case 'percent': {
      const changed = price + portion(price, effect.value, 10_000)
      return effect.whole_euros ? Math.round(changed / 100) * 100 : changed
    }
  }
}

/** Prices by persons changed along with the price of a full unit: by the same percent, else by the same shift. */
export function changedByPersons(
  persons: Readonly<OccupancyPrices>,
  full: number,
  effect: PriceEffect,
): OccupancyPrices {
  const changedFull = changedPrice(full, effect)
  return persons.map((price) => {
    if (price === null) return null
    return effect.kind === 'percent' ? changedPrice(price, effect) : shiftedPrice(price, full, changedFull)
  })
}
