import { lowestNight } from '@dvor/booking/lowest-night.ts'
import type { LowestPrice } from '@dvor/contract/availability.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { listRateTables } from './queries.ts'

/** Nights from today on that a "price from" speaks of. */
const comingNights = 365

/** What the cheapest of the coming nights costs in each unit that guests see, in cents for the base persons. */
export async function listLowestPrices(db: Db, clock: Clock): Promise<LowestPrice[]> {
  const today = todayIn(clock.now())
  const tables = await listRateTables(db, today, addDays(today, comingNights))
  return [...tables].map(([accommodation_unit, table]) => ({
    accommodation_unit,
    price: lowestNight(table, today, comingNights),
  }))
}
