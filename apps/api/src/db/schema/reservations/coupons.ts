import type { CouponCoverage, couponKinds } from '@dvor/contract/collections/reservations/coupons.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'

export const couponRows = pgTable(
  'coupons',
  {
    ...stamps(),
    ...translationColumns(),
    code: text('code').notNull(),
    title: text('title'),
    kind: text('kind').$type<(typeof couponKinds)[number]['value']>().notNull(),
    value: integer('value').notNull(),
    covers: text('covers').$type<CouponCoverage>().notNull().default('all'),
    /** Ids of units whose nights it reduces; empty means all. */
    units: jsonb('units').$type<string[]>().notNull().default([]),
    /** Ids of services that it reduces, common ones and those with times; empty means all. */
    services: jsonb('services').$type<string[]>().notNull().default([]),
    /** Ids of rate plans with which it may be used; empty means all. */
    plans: jsonb('plans').$type<string[]>().notNull().default([]),
    /** Opened by return codes of finished reservations, and for the owner by its own code. */
    for_returning: boolean('for_returning').notNull().default(false),
    valid_from: day('valid_from'),
    valid_to: day('valid_to'),
    stay_from: day('stay_from'),
    stay_to: day('stay_to'),
    min_nights: integer('min_nights'),
    max_uses: integer('max_uses'),
    max_uses_per_guest: integer('max_uses_per_guest'),
    used_count: integer('used_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('coupon_code').on(sql`lower(${table.code})`),
    check('coupon_uses', sql`${table.max_uses} is null or ${table.used_count} <= ${table.max_uses}`),
  ],
)
