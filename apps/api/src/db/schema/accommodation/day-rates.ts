import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { units } from './accommodation-units.ts'

export const dayRateRows = pgTable(
  'day_rates',
  {
    ...stamps(),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    title: text('title').notNull(),
    price: integer('price'),
    min_nights: integer('min_nights'),
    max_nights: integer('max_nights'),
    closed_to_arrival: boolean('closed_to_arrival').notNull().default(false),
    closed_to_departure: boolean('closed_to_departure').notNull().default(false),
  },
  (table) => [uniqueIndex('day_rate').on(table.accommodation_unit, table.day)],
)
