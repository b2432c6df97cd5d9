import type { Day } from '@dvor/format/days.ts'
import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { recordChanges } from '../history/queries.ts'
import { deleteOldGuests } from './queries.ts'

/**
 * Deletes guests from the register whose departure was before the day. An entry in the history of each reservation
 * remains: when it was done, and for how many persons. @returns the number of persons
 */
export async function clearOldGuests(db: Db, before: Day): Promise<number> {
  const gone = await deleteOldGuests(db, before)
  await recordChanges(
    db,
    systemActor,
    gone.map(({ reservation, guests }) => ({
      collection: 'reservations',
      recordId: reservation,
      action: 'guests_forgotten',
      after: { guests },
    })),
  )
  return gone.reduce((sum, { guests }) => sum + guests, 0)
}
