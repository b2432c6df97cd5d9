import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../platform/database.ts'
import { expireOverdueOnSlots } from '../reservations/expire-overdue.ts'
import type { BookingServices } from '../reservations/services.ts'
import { lockSlots } from './queries.ts'
import { slotDays } from './take-seats.ts'

/**
 * Makes wished seats ready to be taken, before any reservation or counter is locked: the slots stay as they are, and
 * what is overdue on them is ended.
 */
export async function lockSeats(
  db: Db,
  requests: readonly ServiceRequest[],
  services: BookingServices,
): Promise<void> {
  const wanted = slotDays(requests)
  await lockSlots(
    db,
    wanted.map(({ slot }) => slot),
  )
  await expireOverdueOnSlots(db, wanted, services)
}
