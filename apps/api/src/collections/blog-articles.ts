import { blogArticles as declaration } from '@dvor/contract/collections/content/blog-articles.ts'
import { and, eq, lte } from 'drizzle-orm'
import { onServer, type ReadRule } from '../crud/define.ts'
import { blogArticleRows } from '../db/schema/content/blog-articles.ts'

const published: ReadRule = (_columns, { clock }) => {
  const now = clock.now().toISOString()
  return and(eq(blogArticleRows.active, true), lte(blogArticleRows.published_at, now)) ?? false
}

export const blogArticles = onServer(declaration, blogArticleRows, {
  visitors: published,
  hasSearchText: true,
})
