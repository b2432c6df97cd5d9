import { startOf, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { WeatherCancellation } from '@dvor/contract/services/weather.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { endOfDayInstant, todayIn } from '@dvor/format/instants.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { slotOccurrences } from '../../db/schema/services/service-slots.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { weatherUrl } from '../../reservations/emails/email-subject.ts'
import { queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { serviceInWords } from '../../slots/present-services.ts'
import { findSlots, lockSlots } from '../../slots/queries.ts'
import { callOff, type Removed } from '../slots/cancel-occurrence.ts'
import { insertChoice, listWeatherServices } from './choice-queries.ts'

/**
 * Calls off times of one day for the weather, all or none: seats are freed, prices fall, and each guest gets an e-mail
 * with a link to choose another time or the money. What is called off already stays as it is, so that a second press
 * does nothing. @returns how many reservations had them @throws ApiError `invalid` for a time that does not depend on
 * the weather, `conflict` for one that has begun
 */
export async function callOffForWeather(
  db: Db,
  actor: Actor,
  { day, service_slots, reason, choice_days }: WeatherCancellation,
  services: BookingServices,
): Promise<number> {
  const now = services.clock.now()
  const last = addDays(todayIn(now), choice_days)
  const choose_by = endOfDayInstant(last).toISOString()
  return inTransaction(db, async (tx) => {
    // As everywhere, slots are locked before reservations; who books them meanwhile waits and is refused.
    await lockSlots(tx, service_slots)
    const off = await listStillOn(tx, service_slots, day, now)
    let reservations = 0
    for (const offered of off) {
      const tell = async (db: Db, removed: Removed) => {
        if (removed.changed.state === 'hold') return
        await insertChoice(db, choiceOf(removed, choose_by))
        await tellGuest(db, removed, { reason, last }, services)
      }
      reservations += await callOff(tx, actor, { offered, day, why: () => reason, tell }, services)
    }
    return reservations
  })
}

/** The chosen times that are not called off yet, in the order of their ids. */
async function listStillOn(db: Db, ids: readonly string[], day: string, now: Date): Promise<OfferedSlot[]> {
  const offered = await findSlots(db, ids)
  const dependent = await listWeatherServices(db)
  const cancelled = await db
    .select({ slot: slotOccurrences.slot })
    .from(slotOccurrences)
    .where(
      and(
        inArray(slotOccurrences.slot, [...ids]),
        eq(slotOccurrences.day, day),
        isNotNull(slotOccurrences.cancelled_at),
      ),
    )
  const isOff = new Set(cancelled.map(({ slot }) => slot))
  return [...new Set(ids)].toSorted().flatMap((id, index) => {
    const one = offered.get(id)
    if (!one || !dependent.has(one.service.id))
      throw invalid([{ path: `service_slots.${index}`, code: 'invalid_choice' }])
    if (isOff.has(id)) return []
    if (startOf(one.slot, day) <= now) throw new ApiError('conflict', 'What has begun cannot be called off')
    return [one]
  })
}

const choiceOf = ({ booked, before, changed }: Removed, choose_by: string) => ({
  reservation: changed.id,
  booked: booked.id,
  service_slot: booked.service_slot,
  title: booked.title,
  day: booked.day,
  time_from: booked.time_from,
  persons: booked.persons,
  children_ages: booked.children.map(({ age }) => age),
  amount: before.total - changed.total,
  choose_by,
})

async function tellGuest(
  db: Db,
  { booked, changed }: Removed,
  { reason, last }: { reason: string; last: string },
  services: BookingServices,
): Promise<void> {
  const more = {
    service: serviceInWords(booked, changed.language),
    reason,
    choose_by: formatDayLong(last, changed.language),
    choice_url: weatherUrl({ publicUrl: services.publicUrl, reservation: changed }),
  }
  await queueReservationEmail(db, changed.id, 'weather_called_off', more, services, `weather:${booked.id}`)
}
