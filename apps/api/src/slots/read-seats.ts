import { allowedPersons } from '@dvor/booking/services/resources.ts'
import type { OfferedSlot, Seats } from '@dvor/booking/services/slots.ts'
import type { Db } from '../db/database.ts'
import { listSeats, occurrenceKey } from './queries.ts'
import { readResources } from './resources/known-resources.ts'
import { listResourceBookings, type DayRange, type LeftOut } from './resources/resource-queries.ts'

/** The seats of a slot on a day. */
export type SeatsOf = (offered: OfferedSlot, day: string) => Seats

/**
 * Reads the seats of slots between two days, both included: their counters, and what the shared resources allow at that
 * time over all services that need them. Overdue bookings and the hold of `device` count as free.
 */
export async function readSeats(
  db: Db,
  offered: readonly OfferedSlot[],
  range: DayRange,
  now: Date,
  device: string | null = null,
): Promise<SeatsOf> {
  const ids = offered.map(({ slot }) => slot.id)
  const counted = await listSeats(db, ids, range, now, device)
  const allowed = await readAllowed(db, offered, range, { now, device })
  return (one, day) => ({
    ...(counted.get(occurrenceKey({ slot: one.slot.id, day })) ?? noneTaken(one)),
    allowed: allowed(one, day),
  })
}

/** The seat count of an occurrence without bookings. */
const noneTaken = ({ slot }: OfferedSlot): Seats => ({ capacity: slot.capacity, taken: 0, cancelled: false })

async function readAllowed(
  db: Db,
  offered: readonly OfferedSlot[],
  range: DayRange,
  leftOut: LeftOut,
): Promise<(one: OfferedSlot, day: string) => number | null> {
  const ids = [
    ...new Set(offered.flatMap(({ service }) => service.resources.map(({ resource }) => resource))),
  ]
  if (ids.length === 0) return () => null
  const resources = await readResources(db, ids, range)
  const bookings = await listResourceBookings(db, ids, range, leftOut)
  return ({ slot, service }, day) => {
    const { id: service_slot, time_from, time_to } = slot
    const occurrence = { service_slot, day, time_from, time_to, needs: service.resources }
    return service.resources.length === 0 ? null : allowedPersons(occurrence, resources, bookings)
  }
}
