import { startOf, takesPlaceOn, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { OccurrenceReopening } from '@dvor/contract/services/slots.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listOthersTaken, lockCounter, markReopened } from '../../slots/occurrence-queries.ts'
import { findSlots, lockSlots } from '../../slots/queries.ts'

/**
 * Makes a cancelled occurrence bookable again. Its former guests do not get their seats back, because they were
 * notified and may have other plans. It then takes place however few come, because the owner decides so. @throws
 * ApiError `not_found`, `conflict` for an occurrence that has begun, is not cancelled, is no longer in its slot's
 * schedule, or overlaps one that was sold since
 */
export async function restoreOccurrence(
  db: Db,
  actor: Actor,
  { service_slot, day }: OccurrenceReopening,
  { clock }: BookingServices,
): Promise<void> {
  const where = { slot: service_slot, day }
  await inTransaction(db, async (tx) => {
    await lockSlots(tx, [service_slot])
    const offered = (await findSlots(tx, [service_slot])).get(service_slot)
    if (!offered) throw notFound('Slot')
    const counter = await lockCounter(tx, where)
    if (!counter?.cancelled_at) throw new ApiError('conflict', 'This occurrence is not called off')
    await refuseImpossible(tx, offered, day, clock.now())
    await markReopened(tx, where, offered.slot.capacity, clock.now())
    await recordChange(tx, actor, {
      collection: 'services',
      recordId: offered.service.id,
      action: 'occurrence reopened',
      before: { ...where, cancelled_at: counter.cancelled_at, reason: counter.cancel_reason },
      after: { ...where, capacity: offered.slot.capacity },
    })
  })
}

async function refuseImpossible(
  db: Db,
  { slot, service }: OfferedSlot,
  day: string,
  now: Date,
): Promise<void> {
  if (startOf(slot, day) <= now) throw new ApiError('conflict', 'What has begun cannot be opened again')
  if (!takesPlaceOn(slot, day))
    throw new ApiError('conflict', 'The slot does not take place on that day any more')
  const others = await listOthersTaken(db, service.id, { slot: slot.id, day })
  if (others.some((other) => other.time_from < slot.time_to && slot.time_from < other.time_to))
    throw new ApiError('conflict', 'The service has sold this time otherwise since')
}
