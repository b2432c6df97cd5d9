import { activityProblem } from '@dvor/booking/reservation/added-activity.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { ActivityAddition, ActivityOutcome } from '@dvor/contract/reservations/added-activities.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../db/database.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { today } from '../../platform/clock.ts'
import { invalid } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { takeSeats } from '../../slots/take-seats.ts'
import { moveDeadline } from '../changing/move-deadline.ts'
import { standingOf } from '../changing/present-standing.ts'
import { quoteForChange, storeQuote } from '../changing/reprice.ts'
import { guestChangeRefused } from '../guest-change-refused.ts'
import { finishActivity } from './finish-activity.ts'
import { limitActivities } from './limit-activities.ts'

/**
 * Adds a slot service by the guest's link, before and during the stay, under the rules of an order: capacity, lead
 * time, ages, limits and overlaps. Its price is due like any balance. @throws ApiError `change_not_allowed` with its
 * reason, `seats_taken`, `not_available`, `price_changed`, `invalid`, `rate_limited`
 */
export async function addActivity(
  db: Db,
  actor: Actor,
  token: string,
  { dry_run, expected_total, ...request }: ActivityAddition,
  services: BookingServices,
): Promise<ActivityOutcome> {
  await limitActivities(db, token, services.clock)
  return inDryRun(db, dry_run, async (tx) => {
    const seats = () => lockSeats(tx, [request], services)
    const reservation = await lockWithUnits(tx, { token }, { seats })
    const before = await standingOf(tx, reservation)
    refuseWrongDay(reservation, before, request, services)
    const quote = await quoteForChange(tx, reservation, { services: [request] }, services)
    await refuseUnbookable(tx, { ...quote, services: [request], asOwner: false })
    if (!dry_run) refuseOtherTotal(expected_total, quote.price)
    await takeSeats(tx, { reservation: reservation.id, requests: [request], ...quote })
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: reservation.id,
      action: 'service added',
      after: quote.requestedSlotServices[0],
    })
    const stored = await storeQuote(tx, actor, reservation, quote, services)
    const changed = await moveDeadline(tx, stored, quote, services)
    return finishActivity(tx, reservation, changed, before, services)
  })
}

/** @throws ApiError `change_not_allowed`; `invalid` for a time that is booked already */
function refuseWrongDay(
  reservation: Reservation,
  { stays, services: booked }: Awaited<ReturnType<typeof standingOf>>,
  { service_slot, day }: ServiceRequest,
  { clock }: BookingServices,
): void {
  const state = effectiveState(reservation, clock.now())
  const problem = activityProblem(state, stays, { day, today: today(clock) })
  if (problem) throw guestChangeRefused(problem)
  if (booked.some((one) => one.service_slot === service_slot && one.day === day))
    throw invalid([{ path: 'service_slot', code: 'not_unique' }])
}
