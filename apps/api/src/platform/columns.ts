import { sql } from 'drizzle-orm'
import { customType, date, uuid } from 'drizzle-orm/pg-core'
import { newId } from './ids.ts'

/** A moment: `timestamptz` in the database, ISO 8601 in UTC everywhere else. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
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
