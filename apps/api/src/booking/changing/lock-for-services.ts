import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { Db } from '../../db/database.ts'
import { seenRow } from '../../crud/view.ts'
import { refuseStale } from '../../crud/write.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { lockReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'

/**
 * Locks a reservation whose common or slot services the owner changes. @param ifMatch `updatedAt` of the reservation that
 * its editor had read @throws ApiError `stale`, `transition_not_allowed` with its state for one that is given up,
 * `not_found`
 */
export async function lockForServices(
  db: Db,
  actor: Actor,
  id: string,
  ifMatch?: string,
): Promise<Reservation> {
  const reservation = await lockReservation(db, { id })
  refuseStale(seenRow(actor, reservations, { ...reservation }), ifMatch)
  const { state: from } = reservation
  if (stateRules[from].isBooked) return reservation
  throw new ApiError('transition_not_allowed', 'Only services of a reservation that is on can be changed', {
    details: { from },
  })
}
