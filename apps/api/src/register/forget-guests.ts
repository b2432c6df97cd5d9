import { todayIn } from '@dvor/format/instants.ts'
import { systemActor } from '../platform/actor.ts'
import { inTransaction } from '../db/database.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { recordChange } from '../history/queries.ts'
import { deleteOldGuests } from './queries.ts'

/**
 * Deletes guests from the register when the days of retention after their departure are over. A record remains: when
 * it was done, and for how many persons of which reservation.
 */
export async function forgetGuests({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { retention_days } = await readSettings(tx)
    for (const { reservation, guests } of await deleteOldGuests(tx, todayIn(clock.now()), retention_days))
      await recordChange(tx, systemActor, {
        collection: 'reservations',
        recordId: reservation,
        action: 'guests_forgotten',
        after: { guests },
      })
  })
}
