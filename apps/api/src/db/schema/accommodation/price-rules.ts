import type {
  PriceRuleDirection,
  PriceRuleEffect,
  PriceRuleKind,
} from '@dvor/contract/pricing/price-rules.ts'
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'

export const priceRuleRows = pgTable('price_rules', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  kind: text('kind').$type<PriceRuleKind>().notNull(),
  direction: text('direction').$type<PriceRuleDirection>().notNull(),
  effect: text('effect').$type<PriceRuleEffect>().notNull(),
  /** Hundredths of a percent, or cents, by the effect. */
  value: integer('value').notNull(),
  combines: boolean('combines').notNull().default(false),
  active: boolean('active').notNull().default(true),
  order: integer('order').notNull().default(0),
  nights_from: integer('nights_from'),
  nights_to: integer('nights_to'),
  days_from: integer('days_from'),
  days_to: integer('days_to'),
  /** Ids of units; empty means all. */
  units: jsonb('units').$type<string[]>().notNull().default([]),
  /** Ids of rate plans; empty means all. */
  plans: jsonb('plans').$type<string[]>().notNull().default([]),
  stay_from: day('stay_from'),
  stay_to: day('stay_to'),
  weekdays: smallint('weekdays').array().notNull().default([]),
  arrival_weekdays: smallint('arrival_weekdays').array().notNull().default([]),
  booked_from: day('booked_from'),
  booked_to: day('booked_to'),
})
