import { lowestOffered } from '@dvor/booking/pricing/lowest-night.ts'
import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { listRateTables, listUnitSlugs } from './rate-queries.ts'

/** Number of nights from today on that a "price from" covers. */
const comingNights = 365

/**
 * The lowest price of the coming nights, under the cheapest plan that any guest can book, in each unit that guests see, in cents for the base persons; in the owner's
 * order. @param unitIds only of these; hidden units are left out
 */
export async function listLowestPrices(db: Db, clock: Clock, unitIds?: string[]): Promise<LowestPrice[]> {
  const today = todayIn(clock.now())
  const [tables, slugs] = await Promise.all([
    listRateTables(db, today, addDays(today, comingNights), unitIds),
    listUnitSlugs(db),
  ])
  return [...tables].flatMap(([accommodation_unit, table]) => {
    const slug = slugs.get(accommodation_unit)
    // The unit is hidden from guests, or was removed between the two reads.
    if (slug === undefined) return []
    const price = lowestOffered(table, today, comingNights)
    return [{ accommodation_unit, title: table.unit.title, slug, price }]
  })
}
