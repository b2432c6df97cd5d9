import { ownerTransitions } from '@dvor/booking/reservation/owner-transitions.ts'
import {
  canTransition,
  retakesNights,
  holdsNights,
  transitionPermission,
  type Mover,
} from '@dvor/booking/reservation/states.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { nightsOf } from '@dvor/booking/stay/stay.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { systemActor, type Actor } from '../../platform/actor.ts'
import { today } from '../../platform/clock.ts'
import type { Db } from '../../db/database.ts'
import { ApiError, forbidden } from '../../platform/errors.ts'
import { pipelined } from '../../db/pipelined.ts'
import { recordChanges } from '../../history/queries.ts'
import { NightsTaken } from '../../pricing/with-alternatives.ts'
import { listTaken, releaseNightsOfStays, takeNights, type RoomNight } from '../../inventory/night-queries.ts'
import { claimPlaces } from '../../packages/places.ts'
import { giveSeatsBack, retakeSeats } from '../../slots/take-seats.ts'
import { claimCouponUse, returnCouponUse } from '../../pricing/coupon-queries.ts'
import { raiseRefund } from '../alerts/note-refund.ts'
import { closeSettledAlerts } from '../alerts/settle-alerts.ts'
import { readNoticeParts, queueChangeNotices } from '../emails/queue-notices.ts'
import type { BookingServices } from '../queries/services.ts'
import { requestsOf } from '../queries/stay-rows.ts'
import { lockOverdueOn, swapState, type Reservation } from '../queries/reservation-queries.ts'
import { retakeStock, returnStockOf } from './stock.ts'
import { listStays, type Stay } from '../queries/stay-queries.ts'
import { forgetGivenUp } from './forget-guests.ts'

export interface StateChange {
  to: ReservationState
  /** The guest's link, people of the property with the transition's permission, or the program. */
  by: Mover
  actor: Actor
  /** Further columns that change with the state. */
  changes?: Parameters<typeof swapState>[3]
  /** Reason for the owner (a Slovak sentence), in place of the usual one. */
  reason?: string | undefined
}

/**
 * Runs one transition in the caller's transaction: compare-and-swap of the old state, nights and seats, coupon use,
 * history row and e-mails, all or nothing. The register forgets the persons of an order that is given up. Where nights
 * may be taken again the caller has locked the units. @throws ApiError `transition_not_allowed`, `forbidden`, `nights_taken`,
 * `seats_taken`, `sold_out`, `package_unavailable`
 */
export async function changeState(
  db: Db,
  reservation: Reservation,
  change: StateChange,
  services: BookingServices,
): Promise<Reservation> {
  const [changed] = await changeStates(db, [reservation], change, services)
  if (!changed) throw new Error('one transition gives one reservation')
  return changed
}

/** The same for several reservations, each once, with pipelined statements. @returns them in the given order */
export async function changeStates(
  db: Db,
  reservations: readonly Reservation[],
  change: StateChange,
  services: BookingServices,
): Promise<Reservation[]> {
  const { to, actor } = change
  for (const reservation of reservations) refuseTransition(reservation, change, today(services.clock))
  const followed: StateChange['changes'][] = []
  for (const reservation of reservations) followed.push(await followState(db, reservation, to, services))
  const coming = reservations.map(({ id, state, arrival }) => ({ id, from: state, to, arrival }))
  const [swapped, recorded, parts] = await pipelined([
    pipelined(
      coming.map(({ id, from }, index) => {
        const changes = { ...change.changes, ...followed[index], state: to }
        return swapState(db, id, from, changes, services.clock.now())
      }),
    ),
    recordChanges(db, actor, coming.map(historyOf)),
    readNoticeParts(db, coming),
  ])
  const announced = coming.map(({ from, arrival }, index) => {
    const reservation = swapped[index]
    const entry = recorded[index]
    if (!reservation || !entry) throw notAllowed({ state: from, arrival }, to)
    return { reservation, from, to, recorded: entry, reason: change.reason }
  })
  await forgetGivenUp(db, coming)
  if (parts) await queueChangeNotices(db, announced, parts, services)
  for (const { reservation } of announced) await closeSettledAlerts(db, reservation, services)
  return announced.map(({ reservation }) => reservation)
}

function refuseTransition(reservation: Reservation, { to, by, actor }: StateChange, day: Day): void {
  const isAllowed =
    by === 'staff'
      ? ownerTransitions(reservation, day).includes(to)
      : canTransition(reservation.state, to, by)
  if (!isAllowed) throw notAllowed(reservation, to)
  const needed = by === 'staff' ? transitionPermission(reservation.state, to) : undefined
  if (needed && !can(actor, needed)) throw forbidden()
}

const historyOf = ({ id, from, to }: { id: string; from: ReservationState; to: ReservationState }) => ({
  collection: 'reservations',
  recordId: id,
  action: 'state' as const,
  before: { state: from },
  after: { state: to },
})

/** The refusal, with the first day of the stay, by which the state is named: null for services alone. */
const notAllowed = ({ state: from, arrival }: Pick<Reservation, 'state' | 'arrival'>, to: ReservationState) =>
  new ApiError('transition_not_allowed', `${from} cannot become ${to}`, { details: { from, to, arrival } })

/** Changes nights, seats and the coupon's count as a transition requires. @returns further columns to store */
async function followState(
  db: Db,
  reservation: Reservation,
  to: ReservationState,
  services: BookingServices,
): Promise<StateChange['changes']> {
  const from = reservation.state
  if (retakesNights(from, to)) return { coupon_counted: await retake(db, reservation, services) }
  if (!holdsNights(from) || holdsNights(to)) return {}
  await giveBack(db, reservation)
  return { coupon_counted: false }
}

/** The use of a coupon is given back only where it was counted; after an undo other reservations may have it. */
async function giveBack(db: Db, reservation: Reservation): Promise<void> {
  const stays = await listStays(db, reservation.id)
  await releaseNightsOfStays(
    db,
    stays.map((stay) => stay.id),
  )
  await giveSeatsBack(db, reservation.id)
  await returnStockOf(db, reservation.id)
  if (reservation.coupon && reservation.coupon_counted) await returnCouponUse(db, reservation.coupon)
}

/** Takes nights and seats again. @returns whether the use of its coupon could be counted again */
async function retake(db: Db, reservation: Reservation, services: BookingServices): Promise<boolean> {
  const stays = await listStays(db, reservation.id)
  await takeNightsOf(db, stays, services)
  await claimPlaces(db, reservation.package, stays.length, services.clock.now())
  await retakeSeats(db, reservation.id)
  await retakeStock(db, reservation.id)
  // A coupon use that other reservations have taken meanwhile does not change the guest's price; the owner sees the
  // count.
  return reservation.coupon !== null && (await claimCouponUse(db, reservation.coupon))
}

/** Takes the nights of stays whose units are locked. @throws ApiError `nights_taken` with the nights */
export async function takeNightsOf(db: Db, stays: readonly Stay[], services: BookingServices): Promise<void> {
  const nights = stays.flatMap((stay) => nightsOf(stay).map((night) => ({ unit: stay.unit, night })))
  await expireOverdueOn(db, nights, services)
  const takenNights = await listTaken(db, nights)
  if (takenNights.length > 0) throw new NightsTaken(takenNights, requestsOf(stays))
  await takeFreeNightsOf(db, stays)
}

/** The same for nights that were found free after the units were locked. @throws ApiError `nights_taken` */
export async function takeFreeNightsOf(db: Db, stays: readonly Stay[]): Promise<void> {
  await pipelined(
    stays.map(async (stay) => {
      const nights = nightsOf(stay).map((night) => ({ unit: stay.unit, night }))
      if (!(await takeNights(db, { stay: stay.id }, nights)))
        throw new NightsTaken(nights, requestsOf([stay]))
    }),
  )
}

/**
 * Ends overdue holds and orders on the wanted nights, in the transaction that takes them. An overdue hold or order
 * counts as expired at the moment of booking, without waiting for a timer (docs/domain.md, Reservation).
 */
export async function expireOverdueOn(
  db: Db,
  nights: readonly RoomNight[],
  services: BookingServices,
): Promise<void> {
  if (nights.length === 0) return
  await expireReservations(db, await lockOverdueOn(db, nights, services.clock.now()), services)
}

/** Ends reservations whose deadline has passed; they are locked. Money that came for them is the owner's to return. */
export async function expireReservations(
  db: Db,
  overdue: readonly Reservation[],
  services: BookingServices,
): Promise<void> {
  for (const reservation of overdue) {
    const change = { to: 'expired', by: 'system', actor: systemActor } as const
    const expired = await changeState(db, reservation, change, services)
    await raiseRefund(db, expired, 'Rezervácia prepadla.', services)
  }
}
