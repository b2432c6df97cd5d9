import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { units } from './accommodation-units.ts'
import { ratePlanRows } from './rate-plans.ts'

export const dayRateRows = pgTable(
  'day_rates',
  {
    ...stamps(),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    /** Null: the base price. */
    rate_plan: uuid('rate_plan').references(() => ratePlanRows.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    title: text('title').notNull(),
    price: integer('price'),
    occupancy_prices: jsonb('occupancy_prices').$type<OccupancyPrices>().notNull().default([]),
    min_nights: integer('min_nights'),
    max_nights: integer('max_nights'),
    closed_to_arrival: boolean('closed_to_arrival').notNull().default(false),
    closed_to_departure: boolean('closed_to_departure').notNull().default(false),
  },
  (table) => [
    uniqueIndex('day_rate')
      .on(table.accommodation_unit, table.day)
      .where(sql`${table.rate_plan} is null`),
    uniqueIndex('day_rate_of_plan')
      .on(table.accommodation_unit, table.day, table.rate_plan)
      .where(sql`${table.rate_plan} is not null`),
  ],
)
