import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'

export interface RegisteredName {
  first_name: string
  last_name: string
}

/** Names of the persons of a reservation who are in the guest register, in their order. */
export const listRegisteredNames = (db: Db, reservation: string): Promise<RegisteredName[]> =>
  db
    .select({ first_name: stayGuests.first_name, last_name: stayGuests.last_name })
    .from(stayGuests)
    .where(eq(stayGuests.reservation, reservation))
    .orderBy(asc(stayGuests.position), asc(stayGuests.id))
