import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceRuleDirection } from '@dvor/contract/pricing/price-rules.ts'
import type { PlanEffect } from '@dvor/contract/pricing/rate-plans.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'

export const ratePlanRows = pgTable('rate_plans', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  description: text('description'),
  active: boolean('active').notNull().default(true),
  order: integer('order').notNull().default(0),
  /** Ids of units; empty means all. */
  units: jsonb('units').$type<string[]>().notNull().default([]),
  effect: text('effect').$type<PlanEffect>().notNull().default('none'),
  direction: text('direction').$type<PriceRuleDirection>().notNull().default('discount'),
  /** Hundredths of a percent, or cents, by the effect. */
  value: integer('value').notNull().default(0),
  /** Ids of common services that come with it. */
  included_services: jsonb('included_services').$type<string[]>().notNull().default([]),
  /** Empty: those of the settings. */
  cancellation_rules: jsonb('cancellation_rules').$type<CancellationRule[]>().notNull().default([]),
  payment_schedule: jsonb('payment_schedule').$type<PaymentPart[]>().notNull().default([]),
  min_nights: integer('min_nights'),
  max_nights: integer('max_nights'),
  days_from: integer('days_from'),
  days_to: integer('days_to'),
  stay_from: day('stay_from'),
  stay_to: day('stay_to'),
})
