import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { lockReservation, updateReservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Stores the guest's home, for documents that are issued from now on; also after the stay, when the recreation allowance
 * is asked for. @throws ApiError `not_found`, `transition_not_allowed` for a reservation that is cancelled or expired
 */
export async function changeAddress(
  db: Db,
  actor: Actor,
  token: string,
  guest_address: GuestAddress,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id, state, guest_address: before } = await lockReservation(tx, { token })
    if (!stateRules[state].isBooked)
      throw new ApiError('transition_not_allowed', 'The reservation has ended', { details: { state } })
    await updateReservation(tx, id, { guest_address }, services.clock.now())
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'edit',
      before: { guest_address: before },
      after: { guest_address },
    })
  })
}
