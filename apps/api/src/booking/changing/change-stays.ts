import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { staysChange, StaysChanged } from '@dvor/contract/reservations/admin-reservations.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { refuseSenselessStays } from '../../pricing/check-stays.ts'
import {
  alterServices,
  composedOf,
  leftOutside,
  refuseUndecided,
  sortAlterations,
} from './apply-alterations.ts'
import { followParty, listParts } from './package/follow-party.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { serviceView } from '../../slots/present-services.ts'
import { listSlotServices } from '../../slots/seat-queries.ts'
import { describeChange } from './describe-change.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import { moveDeadline } from './move-deadline.ts'
import { standingOf } from './present-standing.ts'
import { replaceStays } from './replace-stays.ts'
import { differenceOf, quoteForChange, storeQuote } from './reprice.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { hasOtherDays, requestsOf } from '../../reservations/queries/stay-rows.ts'

type Change = z.output<typeof staysChange>

interface ChangeOptions {
  /** Only returns the result; stores nothing. */
  dryRun: boolean
  /** `updatedAt` of the reservation that its editor had read. */
  ifMatch?: string | undefined
}

/**
 * Changes the stays of a reservation (days, unit, people) as the owner requests, and notifies the guest. For slot
 * services outside of the new days the request must say whether they stay. @throws ApiError `stale`, `nights_taken`,
 * `seats_taken`, `price_changed`, `transition_not_allowed`, `invalid`
 */
export async function changeStays(
  db: Db,
  actor: Actor,
  id: string,
  change: Change,
  services: BookingServices,
  { dryRun, ifMatch }: ChangeOptions,
): Promise<StaysChanged> {
  refuseSenselessStays(change.stays)
  return inDryRun(db, dryRun, async (tx) => {
    const reservation = await lockForChange(tx, id, change, services)
    if (ifMatch && ifMatch !== reservation.updatedAt)
      throw new ApiError('stale', 'Somebody changed the record meanwhile', { details: reservation })
    if (!stateRules[reservation.state].isBooked)
      throw new ApiError('transition_not_allowed', 'Only an order that has its nights can be moved')
    const before = await standingOf(tx, reservation)
    const { alterations, outside } = await planOf(tx, reservation, change)
    const composition = { stays: change.stays, ...composedOf(alterations) }
    const quote = await quoteForChange(tx, reservation, composition, services)
    if (!dryRun) refuseUndecided(outside, alterations, change.keep_services)
    if (!dryRun) refuseOtherTotal(change.expected_total, quote.price)
    const terms = { quote, asOwner: true }
    await replaceStays(tx, actor, reservation, { stays: change.stays, ...terms }, services)
    await alterServices(tx, actor, id, alterations, terms)
    const stored = await storeQuote(tx, actor, reservation, quote, services)
    const changed = await moveDeadline(tx, stored, quote, services)
    const changes = describeChange({ before, after: await standingOf(tx, changed) }, reservation.language)
    await queueReservationEmail(tx, id, 'reservation_changed', { changes }, services)
    await confirmIfPaid(tx, changed, services)
    await noteRefund(tx, changed, 'Pobyt sa zmenil.', services)
    const services_outside = outside.map((booked) => serviceView(booked, null))
    return { ...differenceOf(reservation, quote.price), services_outside }
  })
}

async function lockForChange(
  db: Db,
  id: string,
  { stays, services: altered }: Change,
  services: BookingServices,
): Promise<Reservation> {
  const seatRequests = altered.flatMap(({ request }) => request ?? [])
  const requests = [...seatRequests, ...(await listParts(db, { id }))]
  const units = stays.map((stay) => stay.accommodation_unit)
  return lockWithUnits(db, { id }, { units, seats: () => lockSeats(db, requests, services) })
}

async function planOf(db: Db, reservation: Reservation, { stays, services }: Change) {
  const { id } = reservation
  const booked = (await listSlotServices(db, [id])).get(id) ?? []
  const currentStays = requestsOf(await listStays(db, id))
  const sorted = sortAlterations(booked, services)
  const alterations = await followParty(db, reservation, sorted, { known: currentStays, wanted: stays })
  const isElsewhere = hasOtherDays(currentStays, stays)
  return { alterations, outside: isElsewhere ? leftOutside(alterations, stays) : [] }
}
