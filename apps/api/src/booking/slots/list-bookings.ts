import type { BookedSlot, bookingsQuery } from '@dvor/contract/services/slots.ts'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listCounters, listWhoComes } from '../../slots/occurrence-queries.ts'
import { occurrenceKey } from '../../slots/queries.ts'

/** Booked and cancelled occurrences of a service between two days, both included, with their guests. */
export async function listBookings(
  db: Db,
  service: string,
  range: z.output<typeof bookingsQuery>,
  services: BookingServices,
): Promise<BookedSlot[]> {
  await expireOverdue(db, services)
  const [counters, coming] = await Promise.all([
    listCounters(db, service, range),
    listWhoComes(db, service, range),
  ])
  const byOccurrence = Map.groupBy(coming, ({ booked }) =>
    occurrenceKey({ slot: booked.service_slot, day: booked.day }),
  )
  const seen = counters
    .map(({ counter, slot }) => bookedSlotOf(counter, slot, byOccurrence.get(occurrenceKey(counter)) ?? []))
    .filter(({ bookings, cancelled_at }) => bookings.length > 0 || cancelled_at !== null)
  return seen.toSorted((a, b) => whenOf(a).localeCompare(whenOf(b), 'en'))
}

const whenOf = ({ day, time_from }: BookedSlot) => `${day} ${time_from}`

type Counted = Awaited<ReturnType<typeof listCounters>>[number]
type Coming = Awaited<ReturnType<typeof listWhoComes>>[number]

function bookedSlotOf(
  { slot: service_slot, day, capacity, taken, cancelled_at, cancel_reason }: Counted['counter'],
  slot: Counted['slot'],
  coming: readonly Coming[],
): BookedSlot {
  const bookings = coming.map(({ booked, ...who }) => ({
    id: booked.id,
    reservation: booked.reservation,
    persons: booked.persons,
    ...who,
  }))
  const [first] = coming
  return {
    service_slot,
    day,
    time_from: first?.booked.time_from ?? slot.time_from,
    time_to: first?.booked.time_to ?? slot.time_to,
    capacity: Math.max(capacity, taken),
    taken,
    persons: bookings.reduce((sum, { persons }) => sum + persons, 0),
    cancelled_at,
    cancel_reason,
    bookings,
  }
}
