import { activitiesUntil } from '@dvor/booking/reservation/added-activity.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { ActivityCancellation, ActivityOutcome } from '@dvor/contract/reservations/added-activities.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Db } from '../../db/database.ts'
import { inDryRun } from '../../db/dry-run.ts'
import type { Actor } from '../../platform/actor.ts'
import { today } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { refuseOtherTotal } from '../../pricing/agreed-total.ts'
import { lockReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listSlotServices, type BookedSlotService } from '../../slots/seat-queries.ts'
import { isTooLateFor } from '../changing/apply-alterations.ts'
import { standingOf } from '../changing/present-standing.ts'
import { takeOff } from '../slots/change-slot-services.ts'
import { guestChangeRefused } from '../guest-change-refused.ts'
import { finishActivity } from './finish-activity.ts'
import { limitActivities } from './limit-activities.ts'

/**
 * Cancels one slot service by the guest's link, free of charge until booking for it ends (its lead time, decision 024);
 * a part of a package stays. @throws ApiError `change_not_allowed` with its reason, `not_found`, `price_changed`, `rate_limited`
 */
export async function cancelActivity(
  db: Db,
  actor: Actor,
  { token, id }: { token: string; id: string },
  { dry_run, expected_total }: ActivityCancellation,
  services: BookingServices,
): Promise<ActivityOutcome> {
  await limitActivities(db, token, services.clock)
  return inDryRun(db, dry_run, async (tx) => {
    const reservation = await lockReservation(tx, { token })
    const booked = (await listSlotServices(tx, [reservation.id])).get(reservation.id) ?? []
    const cancelled = booked.find((one) => one.id === id)
    if (!cancelled) throw notFound('Service of a reservation')
    const before = await standingOf(tx, reservation)
    await refuseFixed(tx, reservation, before, cancelled, services)
    const changed = await takeOff(tx, actor, reservation, cancelled, services)
    if (changed.total < 0) throw guestChangeRefused('below_zero')
    if (!dry_run) refuseOtherTotal(expected_total, changed.price)
    return finishActivity(tx, reservation, changed, before, services)
  })
}

/** @throws ApiError `change_not_allowed` */
async function refuseFixed(
  db: Db,
  reservation: Reservation,
  { stays }: { stays: readonly StayView[] },
  cancelled: BookedSlotService,
  { clock }: BookingServices,
): Promise<void> {
  const now = clock.now()
  const until = activitiesUntil(effectiveState(reservation, now), stays, today(clock))
  if (until === null) throw guestChangeRefused('state')
  if (cancelled.in_package) throw guestChangeRefused('package')
  if (await isTooLateFor(db, { rest: [], moved: [], reduced: [], removed: [cancelled] }, now))
    throw guestChangeRefused('service_too_late')
}
