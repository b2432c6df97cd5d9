import type { Day } from '@dvor/format/days.ts'
import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { forgetAbsentGuests, forgetGuests } from '../reservations/states/forget-guests.ts'

/**
 * Deletes guests from the register whose departure was before the day, and those of reservations that are given up,
 * which versions before decision 025 have kept. @returns the number of persons
 */
export async function clearOldGuests(db: Db, before: Day): Promise<number> {
  const old = await forgetGuests(db, lt(reservations.departure, before))
  return old + (await forgetAbsentGuests(db))
}
