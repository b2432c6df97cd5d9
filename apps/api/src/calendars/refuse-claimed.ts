import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { NightsTaken } from '../pricing/with-alternatives.ts'
import { listStays } from '../reservations/queries/reservation-queries.ts'
import { requestsOf } from '../reservations/queries/stay-rows.ts'
import { listClaimed } from './event-queries.ts'

/**
 * Refuses an order whose nights a portal has sold while the guest was filling in the form. The units are locked.
 * @throws ApiError `nights_taken` with the nights
 */
export async function refuseClaimed(db: Db, reservation: string, today: Day): Promise<void> {
  const claimed = await listClaimed(db, reservation, today)
  if (claimed.length > 0) throw new NightsTaken(claimed, requestsOf(await listStays(db, reservation)))
}
