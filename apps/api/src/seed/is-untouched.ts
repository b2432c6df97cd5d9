import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'

/**
 * Whether the property is unused: it never had an object, including deleted ones. So content that the owner has
 * cleared does not come back with the next start.
 */
export async function isUntouched(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: history.id })
    .from(history)
    .where(eq(history.collection, 'accommodation-objects'))
    .limit(1)
  return row === undefined
}
