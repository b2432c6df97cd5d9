import type { OfficeLanguage } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

/** Accounts. Their passwords are in a table of their own, so that no record, list or history entry contains one. */
export const userRows = pgTable(
  'users',
  {
    ...stamps(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** A built-in role, or the id of a row of `roles`; a role with users is not deleted. */
    role: text('role').notNull(),
    confirmed: boolean('confirmed').notNull().default(false),
    blocked: boolean('blocked').notNull().default(false),
    /** Language of the letter of each morning; null for none. */
    morning_letter: text('morning_letter').$type<OfficeLanguage>(),
  },
  (table) => [
    uniqueIndex('one_account_per_username').on(sql`lower(${table.username})`),
    uniqueIndex('one_account_per_email').on(sql`lower(${table.email})`),
  ],
)
