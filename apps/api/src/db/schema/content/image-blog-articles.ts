import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const imageBlogArticleRows = pgTable('image_blog_articles', {
  ...stamps(),
  title: text('title').notNull(),
  perex: text('perex'),
  content: text('content'),
  link: text('link'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
