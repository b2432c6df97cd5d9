import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

/** Accounts by which statements are accepted or refused; the account of the settings is not repeated here. */
export const bankAccountRows = pgTable('bank_accounts', {
  ...stamps(),
  iban: text('iban').notNull().unique(),
  title: text('title'),
  is_own: boolean('is_own').notNull().default(true),
})
