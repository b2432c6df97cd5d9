import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { lockLine, updateLines } from './line-queries.ts'
import { resumeDeadline } from './order-deadline.ts'

/**
 * Sets a movement aside that does not concern reservations, or takes it up again. @throws ApiError `conflict` where a
 * part of it belongs to a reservation, `not_found`
 */
export async function markLine(
  db: Db,
  id: string,
  state: 'open' | 'unrelated',
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id)
    if (line.allocated !== 0) throw new ApiError('conflict', 'A part of it belongs to a reservation')
    await updateLines(
      tx,
      [id],
      { state, reason: state === 'open' ? 'undone' : line.reason },
      services.clock.now(),
    )
    if (state === 'unrelated') await closeAlertsAbout(tx, id, services)
  })
  if (state === 'unrelated') await resumeDeadline(db, id, services)
}
