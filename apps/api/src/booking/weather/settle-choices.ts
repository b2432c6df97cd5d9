import { inTransaction, type Db } from '../../db/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockReservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listOverdue } from './choice-queries.ts'
import { returnMoney } from './make-choice.ts'

/**
 * Returns the money of guests who did not choose in time. To be run every few minutes; one that fails does not hold up
 * the others.
 */
export async function settleWeatherChoices(
  db: Db,
  services: BookingServices & Pick<Services, 'log'>,
): Promise<void> {
  for (const choice of await listOverdue(db, services.clock.now()))
    try {
      await inTransaction(db, async (tx) => {
        const reservation = await lockReservation(tx, { id: choice.reservation })
        await returnMoney(tx, reservation, choice, 'hosť si do lehoty nevybral iný čas', services)
      })
    } catch (error) {
      services.log.error({ err: error, choice: choice.id }, 'a choice after the weather was not settled')
    }
}
