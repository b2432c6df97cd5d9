import { blogCategories as declaration } from '@dvor/contract/collections/content/blog-categories.ts'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { admin, anyone } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const blogCategoryRows = pgTable('blog_categories', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  order: integer('order').notNull().default(0),
})

export const blogCategories = onServer(declaration, blogCategoryRows, {
  access: { read: anyone, write: admin },
})
