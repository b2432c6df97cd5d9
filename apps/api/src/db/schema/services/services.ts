import type { servicePriceUnits } from '@dvor/contract/collections/services/services.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'

export const serviceRows = pgTable('services', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  price: integer('price').notNull(),
  price_unit: text('price_unit').$type<(typeof servicePriceUnits)[number]['value']>().notNull(),
  child_prices: jsonb('child_prices').$type<ChildPrice[]>().notNull().default([]),
  resources: jsonb('resources').$type<ResourceNeed[]>().notNull().default([]),
  vat_kind: text('vat_kind').$type<VatKind>().notNull(),
  duration_min: integer('duration_min'),
  min_persons: integer('min_persons'),
  max_persons: integer('max_persons'),
  max_per_unit: boolean('max_per_unit').notNull().default(false),
  units: jsonb('units').$type<string[]>().notNull().default([]),
  min_age: integer('min_age'),
  requirements: text('requirements'),
  weather_dependent: boolean('weather_dependent').notNull().default(false),
  lead_hours: integer('lead_hours').notNull().default(0),
  season_from: day('season_from'),
  season_to: day('season_to'),
  season_yearly: boolean('season_yearly').notNull().default(false),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
