import type { PackageBasis } from '@dvor/contract/collections/content/packages.ts'
import type { IncludedService } from '@dvor/contract/pricing/packages.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'
import { offerRows } from './seasonal-offers.ts'

export const packageRows = pgTable(
  'packages',
  {
    ...stamps(),
    ...translationColumns(),
    title: text('title').notNull(),
    text: text('text'),
    seasonal_offer: uuid('seasonal_offer')
      .notNull()
      .references(() => offerRows.id),
    /** Ids of units; empty means all. */
    units: jsonb('units').$type<string[]>().notNull().default([]),
    /** Stays that are sold in all; null without a limit. */
    places: integer('places'),
    nights: integer('nights').notNull(),
    arrival_from: day('arrival_from').notNull(),
    arrival_to: day('arrival_to').notNull(),
    arrival_weekdays: smallint('arrival_weekdays').array().notNull().default([]),
    only_package: boolean('only_package').notNull().default(false),
    /** Cents, by `price_basis`. */
    price: integer('price').notNull(),
    price_basis: text('price_basis').$type<PackageBasis>().notNull(),
    child_prices: jsonb('child_prices').$type<ChildPrice[]>().notNull().default([]),
    allows_coupon: boolean('allows_coupon').notNull().default(false),
    included_services: jsonb('included_services').$type<IncludedService[]>().notNull().default([]),
    /** Ids of common services. */
    included_common_services: jsonb('included_common_services').$type<string[]>().notNull().default([]),
    order: integer('order').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('packages_of_offer').on(table.seasonal_offer)],
)
