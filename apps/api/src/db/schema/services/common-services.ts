import type { MealPlan, priceUnits } from '@dvor/contract/collections/services/common-services.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { UnitRequirement } from '@dvor/contract/services/unit-requirements.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const commonServiceRows = pgTable('common_services', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  description: text('description'),
  price: integer('price').notNull(),
  price_unit: text('price_unit').$type<(typeof priceUnits)[number]['value']>().notNull(),
  child_prices: jsonb('child_prices').$type<ChildPrice[]>().notNull().default([]),
  units: jsonb('units').$type<string[]>().notNull().default([]),
  requires: text('requires').$type<UnitRequirement>(),
  per_unit: boolean('per_unit').notNull().default(false),
  max_quantity: integer('max_quantity'),
  mandatory: boolean('mandatory').notNull().default(false),
  vat_kind: text('vat_kind').$type<VatKind>().notNull(),
  meal: text('meal').$type<MealPlan>().notNull().default('none'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
