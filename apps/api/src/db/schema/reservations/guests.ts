import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { lastDigitsOf } from './phone-digits.ts'

/** What a merge wrote into the other card: the values before and after, by column. */
export type MergeFilling = Readonly<
  Record<string, { before: string | boolean | null; after: string | boolean }>
>

/** Persons who book; reservations refer to them. A merged card stays, so that it can be separated again. */
export const guestRows = pgTable(
  'guests',
  {
    ...stamps(),
    name: text('name').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    language: text('language').$type<Language>().notNull().default('sk'),
    wishes: text('wishes'),
    note: text('note'),
    news_consent_on: day('news_consent_on'),
    not_again: boolean('not_again').notNull().default(false),
    not_again_reason: text('not_again_reason'),
    /** The card that this one is a part of; never of one that is merged itself. */
    merged_into: uuid('merged_into').references((): AnyPgColumn => guestRows.id, { onDelete: 'set null' }),
    merge_filling: jsonb('merge_filling').$type<MergeFilling>(),
  },
  (table) => [
    uniqueIndex('guest_of_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} is not null`),
    index('guests_by_phone').on(lastDigitsOf(table.phone)),
    index('guests_by_name').on(table.name),
    index('merged_guests')
      .on(table.merged_into)
      .where(sql`${table.merged_into} is not null`),
  ],
)
