import type { staysChange } from '@dvor/contract/admin-reservations.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { takesNights } from '@dvor/booking/states.ts'
import { refuseOtherTotal } from '../quotes/agreed-total.ts'
import { nightsTakenFor, refuseSenselessStays, refuseUnavailable } from '../quotes/check-stays.ts'
import { releaseNightsOfStays } from '../room-nights/queries.ts'
import { takeNightsOf } from './change-state.ts'
import { queueReservationEmail } from './emails.ts'
import { lockWithUnits } from './lock-with-units.ts'
import { deleteStays, insertStays, listStays, type Reservation } from './queries.ts'
import { differenceOf, offerForChange, storeOffer } from './reprice.ts'
import type { BookingServices } from './services.ts'
import { stayRows } from './stay-rows.ts'

type Change = z.output<typeof staysChange>

interface ChangeOptions {
  /** Only tells what would come of it. */
  dryRun: boolean
  /** `updatedAt` of the reservation as its changer had read it. */
  ifMatch?: string | undefined
}

/** Thrown to leave the transaction of a dry run without a trace; carries what would have been. */
class DryRun extends Error {
  readonly outcome: ReturnType<typeof differenceOf>
  constructor(outcome: ReturnType<typeof differenceOf>) {
    super('dry run')
    this.outcome = outcome
  }
}

/**
 * Moves, stretches or re-fills the stays of a reservation. A dry run does the very same and rolls back, so that what
 * the owner is shown is what would happen. @throws ApiError `stale`, `nights_taken`, `price_changed`, `transition_not_allowed`
 */
export async function changeStays(
  db: Db,
  actor: Actor,
  id: string,
  change: Change,
  services: BookingServices,
  { dryRun, ifMatch }: ChangeOptions,
) {
  refuseSenselessStays(change.stays)
  try {
    return await inTransaction(db, async (tx) => {
      const reservation = await lockWithUnits(
        tx,
        { id },
        change.stays.map((stay) => stay.accommodation_unit),
      )
      if (ifMatch && ifMatch !== reservation.updatedAt)
        throw new ApiError('stale', 'Somebody changed the record meanwhile', { details: reservation })
      if (!takesNights(reservation.state))
        throw new ApiError('transition_not_allowed', 'Only a reservation that has its nights can be moved')
      const offer = await offerForChange(tx, reservation, change, services)
      if (!dryRun) refuseOtherTotal(change.expected_total, offer.price)
      await replaceStays(tx, reservation, change, offer, services)
      const outcome = differenceOf(reservation, offer.price)
      if (dryRun) throw new DryRun(outcome)
      await storeOffer(tx, actor, reservation, offer, services)
      await queueReservationEmail(tx, id, 'reservation_changed', {}, services)
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRun) return error.outcome
    throw error
  }
}

async function replaceStays(
  db: Db,
  reservation: Reservation,
  { stays }: Change,
  offer: Awaited<ReturnType<typeof offerForChange>>,
  services: BookingServices,
): Promise<void> {
  const old = await listStays(db, reservation.id)
  await releaseNightsOfStays(
    db,
    old.map((stay) => stay.id),
  )
  await deleteStays(db, reservation.id)
  const taken = await nightsTakenFor(db, stays, offer.moment.now)
  refuseUnavailable({ stays, taken, ...offer, asOwner: true })
  const rows = stayRows(reservation.id, stays)
  await insertStays(db, rows)
  await takeNightsOf(db, rows, services)
}
