import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row whose version is another one after every change of a row that prices depend on. Triggers renew it
 * (migration 0064), so that no writer can forget it (decision 084).
 */
export const priceDataVersionRow = pgTable(
  'price_data_version',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
  },
  ({ is_only }) => [check('one_version', sql`${is_only}`)],
)
