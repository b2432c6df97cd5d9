import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../db/database.ts'
import { expireOverdueOnSlots } from './expire-overdue.ts'
import type { BookingServices } from '../queries/services.ts'
import { listSharing, lockResources } from '../../slots/resources/resource-queries.ts'
import { lockSlots } from '../../slots/queries.ts'
import { slotDays } from '../../slots/take-seats.ts'

/**
 * Prepares taking seats, before any reservation or counter is locked: locks the slots against changes and the resources
 * that they share, and ends overdue reservations on them and on other times that use these resources.
 */
export async function lockSeats(
  db: Db,
  requests: readonly ServiceRequest[],
  services: BookingServices,
): Promise<void> {
  const pairs = slotDays(requests)
  const slots = pairs.map(({ slot }) => slot)
  await lockSlots(db, slots)
  const shared = await lockResources(db, slots)
  const sharing = shared.length > 0 ? await listSharing(db, shared, pairs) : []
  await expireOverdueOnSlots(db, [...pairs, ...sharing], services)
}
