import { and, eq, gt, lte } from 'drizzle-orm'
import { blogArticleRows } from '../db/schema/content/blog-articles.ts'
import type { Clock } from '../platform/clock.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import type { Db } from '../db/database.ts'

/** Longer than the minute between two runs, so that a late run misses nothing. */
const backSeconds = 180

/**
 * Clears the cached pages when an article's time of publication has come. Nothing is written at that moment, so they
 * would show it only after the next midnight. Repeated notifications do no harm.
 */
export async function notifyPublished(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - backSeconds * 1000).toISOString()
  if (await hasPublishedBetween(db, since, now.toISOString()))
    await announceContentChange(db, 'blog-articles')
}

/**
 * Whether an article that visitors may read was published after `since` and not later than `until` (instants in ISO
 * UTC).
 */
async function hasPublishedBetween(db: Db, since: string, until: string): Promise<boolean> {
  const [article] = await db
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
  return article !== undefined
}
