import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row: `version` is another one after every change of a row that prices depend on. Triggers renew it, so that no
 * writer can forget it (decision 127).
 */
export const priceDataVersionRow = pgTable(
  'price_data_version',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
    /** Of all that pages show; read by programs up to 0.10.0 alone. */
    content_version: uuid('content_version').notNull().defaultRandom(),
  },
  ({ is_only }) => [check('one_version', sql`${is_only}`)],
)
