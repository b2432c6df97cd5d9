import { isOverused } from '@dvor/booking/services/resources.ts'
import type { Db } from '../../db/database.ts'
import { findSlots } from '../queries.ts'
import { readResources } from './known-resources.ts'
import { listResourceBookings, lockResources } from './resource-queries.ts'

/** A booked slot service that is about to take its seats. */
export interface Claiming {
  service_slot: string
  day: string
  time_from: string
  time_to: string
  persons: number
}

/**
 * Locks the resources of bookings that take their seats, and checks them: of two concurrent transactions the second one
 * waits here and then counts the first one's bookings. @returns whether there is enough of each resource
 */
export async function claimResources(db: Db, claiming: readonly Claiming[]): Promise<boolean> {
  const slots = await findSlots(
    db,
    claiming.map(({ service_slot }) => service_slot),
  )
  const needsOf = ({ service_slot }: Claiming) => slots.get(service_slot)?.service.resources ?? []
  if (claiming.every((one) => needsOf(one).length === 0)) return true
  const ids = await lockResources(
    db,
    claiming.map(({ service_slot }) => service_slot),
  )
  const days = claiming.map(({ day }) => day).toSorted()
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const resources = await readResources(db, ids, range)
  const added = claiming.map((one) => ({ ...one, needs: needsOf(one) }))
  const others = await listResourceBookings(db, ids, range)
  return [...resources.values()].every((resource) => !isOverused(resource, [...added, ...others]))
}
