import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row of two versions: `version` is another one after every change of a row that prices depend on,
 * `content_version` after every change of a row that visitors' pages keep in memory, prices included. Triggers renew
 * them (migrations 0064, 0067 and 0070), so that no writer can forget it (decision 127). Both are in one row, so
 * that transactions which renew both lock one row only and never wait for each other in a circle.
 */
export const priceDataVersionRow = pgTable(
  'price_data_version',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
    content_version: uuid('content_version').notNull().defaultRandom(),
  },
  ({ is_only }) => [check('one_version', sql`${is_only}`)],
)
