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
 * The lowest price of the coming nights in each unit that guests see, in cents, with the number of persons and the rate
 * plan that it needs; in the owner's order. Nights beyond the unit's horizon, which nobody can book, do not count.
 * @param unitIds only of these; hidden units are left out
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
    const { title, horizon_days } = table.unit
    const nights = Math.min(comingNights, horizon_days + 1)
    const { plan, ...lowest } = lowestOffered(table, today, nights)
    const rate_plan = plan && { title: plan.title, title_en: plan.title_en }
    return [{ accommodation_unit, title, slug, ...lowest, rate_plan }]
  })
}
