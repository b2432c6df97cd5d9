import { calendarReach } from '@dvor/booking/availability/calendar.ts'
import { partyDays } from '@dvor/booking/availability/party-days.ts'
import { salesTables } from '@dvor/booking/pricing/rate-table.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { AvailabilityQuery, PartyDay } from '@dvor/contract/pricing/availability.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { readSettings } from '../property/settings.ts'
import { listTakenBetween } from './night-queries.ts'
import { listRateTables } from './rate-queries.ts'
import { partyOf } from './search-availability.ts'
import { refuseCalendarRange } from './unit-calendar.ts'

/**
 * Each day of the query, both ends inclusive, with the lowest price of its night for the party and the stays that may
 * begin on it, over all units that guests can book. Nights held by `device` count as free. @throws ApiError
 * `query_invalid` for more than 400 days or an impossible party
 */
export async function listPartyDays(
  db: Db,
  query: AvailabilityQuery,
  clock: Clock,
  device: string | null,
): Promise<PartyDay[]> {
  const { from, to } = query
  refuseCalendarRange(from, to)
  const party = partyOf(query)
  const first = addDays(from, -calendarReach)
  const last = addDays(to, calendarReach + 1)
  const [tables, takenNights, settings] = await Promise.all([
    listRateTables(db, first, last),
    listTakenBetween(db, first, last, clock.now(), { device }),
    readSettings(db),
  ])
  const units = [...tables.values()]
    .filter(({ unit }) => unit.online_bookable)
    .flatMap(salesTables)
    .map((table) => ({ table, taken: takenNights.get(table.unit.id) ?? new Map() }))
  return partyDays({
    units,
    party,
    bands: settings.age_bands,
    settings,
    moment: momentOf(clock.now()),
    from,
    to,
  })
}
