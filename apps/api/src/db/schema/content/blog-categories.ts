import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const blogCategoryRows = pgTable('blog_categories', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  order: integer('order').notNull().default(0),
})
