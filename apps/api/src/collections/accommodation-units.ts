import { accommodationUnits as declaration } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { joinWholes } from '../booking/join-wholes.ts'
import { refuseListed } from '../inventory/check-units.ts'
import { checkWhole } from '../inventory/check-whole.ts'
import { refuseBeyondCapacity } from '../inventory/check-occupancy-prices.ts'

/** Refuses prices for more persons than the base price holds, whichever of the two was changed. */
const checkOccupancyPrices: NonNullable<Hooks['beforeWrite']> = async (_db, draft, current) => {
  const { capacity, occupancy_prices } = { ...current, ...draft }
  refuseBeyondCapacity(occupancy_prices, capacity)
  return draft
}

export const accommodationUnits = onServer(declaration, units, {
  visitors: activeOnly,
  errors: ['nights_taken'],
  hooks: {
    beforeWrite: async (db, draft, current, context) =>
      checkWhole(db, await checkOccupancyPrices(db, draft, current, context), current, context),
    afterWrite: joinWholes,
    beforeDelete: (db, { id }) => refuseListed(db, 'units', id),
  },
})
