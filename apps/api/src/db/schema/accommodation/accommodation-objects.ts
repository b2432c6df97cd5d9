import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const objects = pgTable('accommodation_objects', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  short_description: text('short_description'),
  description: text('description'),
  address: text('address'),
  registration_number: text('registration_number'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  check_in_from: text('check_in_from'),
  check_out_until: text('check_out_until'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
