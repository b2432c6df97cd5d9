import { momentOf, type Moment } from '@dvor/booking/stay/moment.ts'
import {
  freeSeats,
  occurrenceDays,
  slotRestrictions,
  startOf,
  type OfferedSlot,
  type Seats,
} from '@dvor/booking/services/slots.ts'
import { maxOccurrenceDays, type Occurrence, type occurrencesQuery } from '@dvor/contract/services/slots.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { listOfferedSlots } from '../../slots/queries.ts'
import { readSeats } from '../../slots/read-seats.ts'

/**
 * Occurrences between two days, both included, with the free seats; those that have begun are left out. Seats held by
 * the asking device count as free. @throws ApiError `query_invalid` for a range that is the wrong way round or too
 * long
 */
export async function listOccurrences(
  db: Db,
  { from, to, service }: z.output<typeof occurrencesQuery>,
  clock: Clock,
  device: string | null = null,
): Promise<Occurrence[]> {
  const length = daysBetween(from, to)
  if (length < 0 || length >= maxOccurrenceDays)
    throw new ApiError('query_invalid', 'The range of days is not possible', {
      fields: [{ path: 'to', code: length < 0 ? 'too_small' : 'too_big' }],
    })
  const moment = momentOf(clock.now())
  const all = await listOfferedSlots(db)
  const offered = service ? all.filter((one) => one.service.id === service) : all
  const seatsOf = await readSeats(db, offered, { from, to }, moment.now, device)
  const occurrences = offered.flatMap((one) =>
    occurrenceDays(one, from, to)
      .filter((day) => startOf(one.slot, day) > moment.now)
      .map((day) => occurrenceOf(one, day, seatsOf(one, day), moment)),
  )
  return occurrences.toSorted((a, b) => whenOf(a).localeCompare(whenOf(b), 'en'))
}

const whenOf = ({ day, time_from, time_to }: Occurrence) => `${day} ${time_from} ${time_to}`

function occurrenceOf(offered: OfferedSlot, day: string, seats: Seats, moment: Moment): Occurrence {
  const { slot, service } = offered
  const smallest = service.price_unit === 'group' ? (service.min_persons ?? 1) : 1
  return {
    service: service.id,
    service_slot: slot.id,
    day,
    time_from: slot.time_from,
    time_to: slot.time_to,
    capacity: seats.capacity,
    free: freeSeats(service, seats),
    refusals: slotRestrictions({ ...offered, request: { day, persons: smallest }, seats, moment }),
  }
}
