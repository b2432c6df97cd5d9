import type { PersonQuery } from '@dvor/contract/privacy/personal-data.ts'
import type { Words } from '@dvor/contract/declaration/field.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

/** A person: the address in lower case, null where a reservation has none, and the ids of the reservations. */
export interface Person {
  readonly email: string | null
  readonly reservations: readonly string[]
}

/** A table with personal data, as a section of the export. */
export interface PersonTable {
  /** Name of the collection, or of the table where it has none. */
  readonly name: string
  readonly label: Words
  readonly table: PgTable
  /** Columns left out: secrets of links, and what is shown in another form. */
  readonly omit?: readonly string[]
  /** Rows of the person. */
  readonly of: (person: Person, db: Db) => SQL | undefined
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
  const [row] = await db
    .select({ email: reservations.guest_email })
    .from(reservations)
    .where(eq(reservations.id, id))
  if (!row) throw notFound('Reservation')
  return row.email
}
