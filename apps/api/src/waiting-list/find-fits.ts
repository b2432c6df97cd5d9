import { gapReach } from '@dvor/booking/availability/gap.ts'
import { waitingFits, type WaitingFit } from '@dvor/booking/availability/waiting-fits.ts'
import { roomNights } from '@dvor/booking/reservation/approval.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { listActiveServices } from '../inventory/common-service-queries.ts'
import { listTakenBetween } from '../inventory/night-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { priceOf } from '../inventory/search-availability.ts'
import type { Clock } from '../platform/clock.ts'
import { holdLimits } from '../platform/http/limits.ts'
import { readSettings } from '../property/settings.ts'
import type { WaitingEntry } from './queries.ts'

/** The stay of an entry, as far as it decides which nights fit. */
export type WantedStay = Pick<
  WaitingEntry,
  'arrival' | 'departure' | 'flexibility' | 'adults' | 'children_ages' | 'units' | 'rate_plan'
>

/**
 * Stays that an entry could be offered now, the requested days first; the same restrictions as for any guest. Stays that
 * are too large to be held online are left out.
 */
export async function findFits(db: Db, wish: WantedStay, clock: Clock): Promise<WaitingFit[]> {
  const moment = momentOf(clock.now())
  const reach = wish.flexibility + gapReach
  const [from, until] = [addDays(wish.arrival, -reach), addDays(wish.departure, reach)]
  const unitIds = wish.units.length > 0 ? wish.units : undefined
  const [tables, takenNights, settings, services] = await pipelined([
    listRateTables(db, from, until, unitIds),
    listTakenBetween(db, from, until, moment.now, { ...(unitIds && { unitIds }) }),
    readSettings(db),
    listActiveServices(db),
  ])
  const fits = waitingFits({
    stay: wish,
    tables: [...tables.values()],
    taken: takenNights,
    settings,
    moment,
    costOf: ({ table, request, taken: gone }) =>
      priceOf({ table, taken: gone, settings, moment, services }, request).total,
  })
  return fits.filter(({ stays }) => roomNights(stays) <= holdLimits.roomNights)
}
