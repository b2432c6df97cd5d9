import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const galleryRows = pgTable('galleries', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
