import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { day, instant } from '../../columns.ts'

/** Periods whose stay tax was reported to the municipality, with the sum (cents) at that time. */
export const stayTaxFilings = pgTable(
  'stay_tax_filings',
  {
    day_from: day('day_from').notNull(),
    day_to: day('day_to').notNull(),
    amount: integer('amount').notNull(),
    filed_at: instant('filed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day_from, table.day_to] })],
)
