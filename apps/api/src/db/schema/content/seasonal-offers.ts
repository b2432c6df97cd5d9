import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps, translationColumns } from '../../columns.ts'
import { couponRows } from '../reservations/coupons.ts'

export const offerRows = pgTable(
  'seasonal_offers',
  {
    ...stamps(),
    ...translationColumns(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    perex: text('perex'),
    description: text('description'),
    valid_from: day('valid_from'),
    valid_to: day('valid_to'),
    stay_from: day('stay_from'),
    stay_to: day('stay_to'),
    price_text: text('price_text'),
    coupon: uuid('coupon').references(() => couponRows.id),
    order: integer('order').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('offers_in_order').on(table.order), index('offers_of_coupon').on(table.coupon)],
)
