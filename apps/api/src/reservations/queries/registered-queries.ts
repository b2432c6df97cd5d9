import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'

/** Number of persons of a reservation in the guest register. */
export const countRegistered = (db: Db, reservation: string): Promise<number> =>
  db.$count(stayGuests, eq(stayGuests.reservation, reservation))
