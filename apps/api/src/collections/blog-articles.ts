import { blogArticles as declaration } from '@dvor/contract/collections/content/blog-articles.ts'
import { and, eq, lte } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admin } from '../crud/access.ts'
import { onServer, type ReadRule } from '../crud/define.ts'
import { isAdmin } from '../platform/actor.ts'
import { instant, stamps } from '../platform/columns.ts'
import { blogCategoryRows } from './blog-categories.ts'

export const blogArticleRows = pgTable(
  'blog_articles',
  {
    ...stamps(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    perex: text('perex'),
    content: text('content'),
    blog_category: uuid('blog_category').references(() => blogCategoryRows.id),
    published_at: instant('published_at'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    index('articles_by_publication').on(table.published_at),
    index('articles_of_category').on(table.blog_category),
  ],
)

const published: ReadRule = (_columns, { actor, clock }) => {
  if (isAdmin(actor)) return true
  const now = clock.now().toISOString()
  return and(eq(blogArticleRows.active, true), lte(blogArticleRows.published_at, now)) ?? false
}

export const blogArticles = onServer(declaration, blogArticleRows, {
  access: { read: published, write: admin },
})
