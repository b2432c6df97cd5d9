import { prices as declaration } from '@dvor/contract/collections/accommodation/prices.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { findCapacity, refuseBeyondCapacity } from '../inventory/check-occupancy-prices.ts'

/** Refuses prices for more persons than the base price of the unit of a season or day holds. */
export const checkOccupancyPrices: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { accommodation_unit, occupancy_prices } = { ...current, ...draft }
  const isChanged = 'occupancy_prices' in draft || 'accommodation_unit' in draft
  if (isChanged && typeof accommodation_unit === 'string')
    refuseBeyondCapacity(occupancy_prices, await findCapacity(db, accommodation_unit))
  return draft
}

export const prices = onServer(declaration, priceRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkOccupancyPrices },
})
