import { and, eq, gt, lte } from 'drizzle-orm'
import { blogArticleRows } from '../db/schema/content/blog-articles.ts'
import type { Db } from '../db/database.ts'

/**
 * Whether an article that visitors may read was published after `since` and not later than `until` (instants in ISO
 * UTC).
 */
export async function hasPublishedBetween(db: Db, since: string, until: string): Promise<boolean> {
  const [found] = await db
    .select({ id: blogArticleRows.id })
    .from(blogArticleRows)
    .where(
      and(
        eq(blogArticleRows.active, true),
        gt(blogArticleRows.published_at, since),
        lte(blogArticleRows.published_at, until),
      ),
    )
    .limit(1)
  return found !== undefined
}
