import { takesNights } from '@dvor/booking/states.ts'
import type { staysChange } from '@dvor/contract/admin-reservations.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { inRehearsal } from '../../platform/rehearsal.ts'
import { refuseOtherTotal } from '../quotes/agreed-total.ts'
import { refuseSenselessStays } from '../quotes/check-stays.ts'
import { describeChange } from './describe-change.ts'
import { queueReservationEmail } from './emails.ts'
import { lockWithUnits } from './lock-with-units.ts'
import { listStaysSeen } from './queries.ts'
import { replaceStays } from './replace-stays.ts'
import { differenceOf, offerForChange, storeOffer } from './reprice.ts'
import type { BookingServices } from './services.ts'

type Change = z.output<typeof staysChange>

interface ChangeOptions {
  /** Only tells what would come of it. */
  dryRun: boolean
  /** `updatedAt` of the reservation as its changer had read it. */
  ifMatch?: string | undefined
}

/**
 * Moves, stretches or re-fills the stays of a reservation as the owner wishes, and tells the guest.
 * @throws ApiError `stale`, `nights_taken`, `price_changed`, `transition_not_allowed`
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
  return inRehearsal(db, dryRun, async (tx) => {
    const reservation = await lockWithUnits(
      tx,
      { id },
      change.stays.map((stay) => stay.accommodation_unit),
    )
    if (ifMatch && ifMatch !== reservation.updatedAt)
      throw new ApiError('stale', 'Somebody changed the record meanwhile', { details: reservation })
    if (!takesNights(reservation.state))
      throw new ApiError('transition_not_allowed', 'Only a reservation that has its nights can be moved')
    const before = (await listStaysSeen(tx, [id])).get(id) ?? []
    const offer = await offerForChange(tx, reservation, change, services)
    if (!dryRun) refuseOtherTotal(change.expected_total, offer.price)
    await replaceStays(tx, actor, reservation, { ...change, offer, asOwner: true }, services)
    const changed = await storeOffer(tx, actor, reservation, offer, services)
    const after = (await listStaysSeen(tx, [id])).get(id) ?? []
    const told = { before: { ...reservation, stays: before }, after: { ...changed, stays: after } }
    const changes = describeChange(told, reservation.language)
    await queueReservationEmail(tx, id, 'reservation_changed', { changes }, services)
    return differenceOf(reservation, offer.price)
  })
}
