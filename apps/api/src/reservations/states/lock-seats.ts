import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../../db/database.ts'
import { expireOverdueOnSlots } from './expire-overdue.ts'
import type { BookingServices } from '../queries/services.ts'
import { lockSlots } from '../../slots/queries.ts'
import { slotDays } from '../../slots/take-seats.ts'

/**
 * Prepares taking seats, before any reservation or counter is locked: locks the slots against changes, and ends
 * overdue reservations on them.
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
