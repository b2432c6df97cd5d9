import { isOff, offStates, stateRules } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { and, eq, inArray, isNotNull, notExists, type SQL } from 'drizzle-orm'
import { systemActor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { recordChanges } from '../../history/queries.ts'
import { deleteGuestsOf } from '../queries/registered-queries.ts'

/**
 * Deletes the persons in the sheets of reservations from the guest register. An entry in the history of each
 * reservation remains: when it was done, and for how many persons. @returns the number of persons
 */
export async function forgetGuests(db: Db, which: SQL | undefined): Promise<number> {
  const gone = await deleteGuestsOf(db, which)
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

/**
 * The same for reservations that are given up: nobody came, so the law wants no entry (decision 025). A sheet with a
 * person who was reported to the foreign police stays, because somebody did come. @param which all reservations if absent
 */
export async function forgetAbsentGuests(db: Db, which?: SQL): Promise<number> {
  const reported = db
    .select({ id: stayGuests.id })
    .from(stayGuests)
    .where(and(eq(stayGuests.reservation, reservations.id), isNotNull(stayGuests.reported_at)))
  return forgetGuests(db, and(inLiterals(reservations.state, offStates), notExists(reported), which))
}

/** The same for those of the finished transitions that gave an order up. Holds have no sheet yet. */
export async function forgetGivenUp(
  db: Db,
  transitions: readonly { id: string; from: ReservationState; to: ReservationState }[],
): Promise<void> {
  const ids = transitions.filter(({ from, to }) => isOff(to) && stateRules[from].isBooked).map(({ id }) => id)
  if (ids.length > 0) await forgetAbsentGuests(db, inArray(reservations.id, ids))
}
