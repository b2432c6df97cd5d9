import type { PersonQuery } from '@dvor/contract/privacy/personal-data.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** A person: the address in lower case, null where a reservation has none, and the ids of the reservations. */
export interface Person {
  readonly email: string | null
  readonly reservations: readonly string[]
}

/** Finds a person's reservations by the address, or by one of the reservations. @throws ApiError `not_found` */
export async function findPerson(db: Db, { email, reservation }: PersonQuery): Promise<Person> {
  const address = email ?? (await addressOf(db, reservation ?? ''))
  if (address === null) return { email: null, reservations: reservation ? [reservation] : [] }
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(sql`lower(${reservations.guest_email}) = ${address.toLowerCase()}`)
    .orderBy(reservations.id)
  return { email: address.toLowerCase(), reservations: rows.map(({ id }) => id) }
}

async function addressOf(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ email: reservations.guest_email })
    .from(reservations)
    .where(eq(reservations.id, id))
  if (!found) throw notFound('Reservation')
  return found.email
}
