import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'
import { units } from './accommodation-units.ts'
import { ratePlanRows } from './rate-plans.ts'

export const priceRows = pgTable(
  'prices',
  {
    ...stamps(),
    ...translationColumns(),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    /** Null: the base price, on which the differences of rate plans are counted. */
    rate_plan: uuid('rate_plan').references(() => ratePlanRows.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    valid_from: day('valid_from').notNull(),
    valid_to: day('valid_to').notNull(),
    weekdays: smallint('weekdays').array().notNull().default([]),
    price: integer('price').notNull(),
    occupancy_prices: jsonb('occupancy_prices').$type<OccupancyPrices>().notNull().default([]),
    extra_person_price: integer('extra_person_price'),
    min_nights: integer('min_nights'),
    max_nights: integer('max_nights'),
    arrival_weekdays: smallint('arrival_weekdays').array().notNull().default([]),
    departure_weekdays: smallint('departure_weekdays').array().notNull().default([]),
    priority: integer('priority').notNull().default(0),
    repeats_yearly: boolean('repeats_yearly').notNull().default(false),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('prices_of_unit').on(table.accommodation_unit, table.valid_from)],
)
