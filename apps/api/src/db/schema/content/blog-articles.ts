import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
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
