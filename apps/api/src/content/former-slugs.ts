import type { CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { history, slugChange } from '../db/schema/system/history.ts'
import type { Db } from '../db/database.ts'

/** The record that lost a slug last, by the history of changes; undefined where no record ever had it. */
export async function findFormerOwner(
  db: Db,
  collection: CollectionWithPages,
  slug: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: history.recordId })
    .from(history)
    .where(and(eq(history.collection, collection), slugChange, eq(sql`${history.before} ->> 'slug'`, slug)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(1)
  return found?.id
}
