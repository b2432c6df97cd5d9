import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { hallRows } from './halls.ts'

/** Things that services share. */
export const resourceRows = pgTable(
  'resources',
  {
    ...stamps(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    hall: uuid('hall').references(() => hallRows.id, { onDelete: 'set null' }),
    order: integer('order').notNull().default(0),
  },
  (table) => [check('resource_quantity', sql`${table.quantity} > 0`)],
)

/** Times at which a resource is not there. */
export const resourceClosureRows = pgTable(
  'resource_closures',
  {
    ...stamps(),
    resource: uuid('resource')
      .notNull()
      .references(() => resourceRows.id, { onDelete: 'cascade' }),
    day_from: day('day_from').notNull(),
    day_to: day('day_to').notNull(),
    time_from: text('time_from'),
    time_to: text('time_to'),
    quantity: integer('quantity'),
    reason: text('reason'),
  },
  (table) => [index('closures_of_resource').on(table.resource)],
)
