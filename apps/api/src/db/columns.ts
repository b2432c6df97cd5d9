import type { TranslationSources } from '@dvor/contract/declaration/translations.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
import { sql } from 'drizzle-orm'
import { customType, date, jsonb, uuid } from 'drizzle-orm/pg-core'
import { newId } from './ids.ts'

/** PostgreSQL's text of a moment in UTC, which is the zone of the process's own connections. */
const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

/**
 * A moment from PostgreSQL's text to ISO 8601 in UTC. A Date is created only for other zones, because it takes ten
 * times as long and lists contain many moments.
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

/** A file in the database: frozen, small, part of every backup. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A calendar day, a plain string in the database and in code. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Id and time stamps of every record of a collection. */
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

/** The owner's texts of a record in other languages, and which Slovak wordings they were made from. */
export const translationColumns = () => ({
  translations: jsonb('translations').$type<Translations>().notNull().default({}),
  translation_sources: jsonb('translation_sources').$type<TranslationSources>().notNull().default({}),
})
