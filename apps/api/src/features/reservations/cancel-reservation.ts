import { cancellationOffer, guestMayCancel } from '@dvor/booking/cancellation.ts'
import { momentOf } from '@dvor/booking/moment.ts'
import { effectiveState } from '@dvor/booking/states.ts'
import type { CancellationOffer } from '@dvor/contract/reservation-details.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { readSettings } from '../availability/queries.ts'
import { changeState } from './change-state.ts'
import { agreedRules } from './choose-rules.ts'
import { flagAttention } from './flag-attention.ts'
import { sumTransactions } from './ledger-queries.ts'
import { lockReservation, type Reservation } from './queries.ts'
import type { BookingServices } from './services.ts'

/**
 * Cancels by the guest's link under the rules that were agreed; with `dryRun` only says what would come back. A refund
 * is the owner's to send, so it becomes visible work and is never forgotten.
 * @throws ApiError `transition_not_allowed`
 */
export async function cancelReservation(
  db: Db,
  actor: Actor,
  token: string,
  dryRun: boolean,
  services: BookingServices,
): Promise<CancellationOffer> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const offer = await offerFor(tx, reservation, services)
    if (dryRun) return offer
    await changeState(
      tx,
      reservation,
      { to: 'cancelled', by: 'guest', actor, changes: { pay_by: null } },
      services,
    )
    if (offer.refund > 0)
      await flagAttention(tx, reservation.id, 'Hosť zrušil pobyt, treba vrátiť peniaze.', services)
    return offer
  })
}

async function offerFor(
  db: Db,
  reservation: Reservation,
  { clock }: BookingServices,
): Promise<CancellationOffer> {
  const { today, now } = momentOf(clock.now())
  const state = effectiveState(reservation, now)
  if (!guestMayCancel(state, reservation.begins, today))
    throw new ApiError('transition_not_allowed', 'This reservation cannot be cancelled by its guest', {
      details: { from: state, to: 'cancelled' },
    })
  const rules = agreedRules(reservation, await readSettings(db))
  const paid = await sumTransactions(db, reservation.id)
  return cancellationOffer({
    total: reservation.total,
    paid,
    arrival: reservation.begins ?? today,
    rules,
    today,
  })
}
