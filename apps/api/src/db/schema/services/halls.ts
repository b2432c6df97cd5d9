import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const hallRows = pgTable('halls', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  capacity: integer('capacity'),
  area_m2: doublePrecision('area_m2'),
  price_text: text('price_text'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
