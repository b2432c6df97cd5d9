import { imageBlogArticles as declaration } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const imageBlogArticleRows = pgTable('image_blog_articles', {
  ...stamps(),
  title: text('title').notNull(),
  perex: text('perex'),
  content: text('content'),
  link: text('link'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const imageBlogArticles = onServer(declaration, imageBlogArticleRows, {
  access: { read: activeOnly, write: admin },
})
