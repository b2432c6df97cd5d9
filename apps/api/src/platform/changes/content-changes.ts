import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

export const contentChannel = 'content_changed'

/** Notifies every instance, once the transaction commits, that page content may have changed. */
export async function announceContentChange(db: Db, collection: string): Promise<void> {
  await db.execute(sql`select pg_notify(${contentChannel}, ${collection})`)
}
