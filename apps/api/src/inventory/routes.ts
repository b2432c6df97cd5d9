import { lowestOffered } from '@dvor/booking/pricing/lowest-night.ts'
import { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { deviceOf } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listCheapestStays } from './cheapest-stays.ts'
import { listPartyDays } from './party-days.ts'
import { listRateTables, listUnitSlugs } from './rate-queries.ts'
import { searchAvailability } from './search-availability.ts'
import { unitCalendar } from './unit-calendar.ts'

/** Number of nights from today on that a "price from" covers. */
const comingNights = 365

/** Mounts the calls for free nights and prices. */
export function mountAvailability(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, availabilityCalls, {
    availability: ({ actor, query }) => searchAvailability(db, query, clock, deviceOf(actor)),
    lowestPrices: {
      // Depends on prices and the day alone; the cache is cleared at midnight.
      sameForVisitors: true,
      handler: ({ query: { accommodation_unit_in: unitIds } }) =>
        listLowestPrices(db, clock, unitIds === undefined ? undefined : [unitIds].flat()),
    },
    partyDays: ({ actor, query }) => listPartyDays(db, query, clock, deviceOf(actor)),
    cheapestStays: ({ actor, query }) => listCheapestStays(db, query, clock, deviceOf(actor)),
    calendar: ({ actor, params, query }) =>
      unitCalendar(db, params.id, query.from, query.to, clock, deviceOf(actor)),
  })
}

/**
 * The lowest price of the coming nights in each unit that guests see, in cents, with the number of persons and the rate
 * plan that it needs; in the owner's order. Nights beyond the unit's horizon, which nobody can book, do not count.
 * @param unitIds only of these; hidden units are left out
 */
async function listLowestPrices(db: Db, clock: Clock, unitIds?: string[]): Promise<LowestPrice[]> {
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
    const rate_plan = plan && { title: plan.title }
    return [{ accommodation_unit, title, slug, ...lowest, rate_plan }]
  })
}
