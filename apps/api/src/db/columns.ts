import { sql } from 'drizzle-orm'
import { customType, date, uuid } from 'drizzle-orm/pg-core'
import { newId } from './ids.ts'

/** How PostgreSQL writes a moment when it speaks UTC, as our own one does. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

/**
 * A moment as PostgreSQL writes it, in ISO 8601 in UTC. A Date is made only of what another server says in another zone,
 * as it costs ten times as much and a list is full of moments.
 */
export function isoInstant(written: string): string {
  const [, day, time, fraction = ''] = inUtc.exec(written) ?? []
  return day ? `${day}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(written).toISOString()
}

/** A moment: `timestamptz` in the database, ISO 8601 in UTC everywhere else. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: isoInstant,
})

/** A file that belongs into the database: frozen, small, part of every backup. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A calendar day, a plain string on both sides. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Identity and times that every record of a collection carries. */
export const stamps = () => ({
  id: uuid('id')
    .primaryKey()
    .$defaultFn(() => newId()),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
})
