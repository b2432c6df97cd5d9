import { blogArticles as declaration } from '@dvor/contract/collections/content/blog-articles.ts'
import { and, eq, lte } from 'drizzle-orm'
import { admin } from '../crud/access.ts'
import { onServer, type ReadRule } from '../crud/define.ts'
import { isAdmin } from '../platform/actor.ts'
import { blogArticleRows } from '../db/schema/content/blog-articles.ts'

const published: ReadRule = (_columns, { actor, clock }) => {
  if (isAdmin(actor)) return true
  const now = clock.now().toISOString()
  return and(eq(blogArticleRows.active, true), lte(blogArticleRows.published_at, now)) ?? false
}

export const blogArticles = onServer(declaration, blogArticleRows, {
  access: { read: published, write: admin },
  hasSearchText: true,
})
