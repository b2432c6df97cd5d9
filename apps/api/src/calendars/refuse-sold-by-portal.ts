import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { NightsTaken } from '../pricing/with-alternatives.ts'
import { listStays } from '../reservations/queries/stay-queries.ts'
import { requestsOf } from '../reservations/queries/stay-rows.ts'
import { listSoldByPortal } from './event-queries.ts'

/**
 * Refuses an order whose nights a portal has sold while the guest was filling in the form. The units are locked.
 * @throws ApiError `nights_taken` with the nights
 */
export async function refuseSoldByPortal(db: Db, reservation: string, today: Day): Promise<void> {
  const sold = await listSoldByPortal(db, reservation, today)
  if (sold.length > 0) throw new NightsTaken(sold, requestsOf(await listStays(db, reservation)))
}
