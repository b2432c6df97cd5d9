import { eq } from 'drizzle-orm'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import type { Db } from '../db/database.ts'

/** Time of creation of a season, also of an inactive one; undefined where there is none. */
export async function findSeasonCreation(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ createdAt: priceRows.createdAt })
    .from(priceRows)
    .where(eq(priceRows.id, id))
  return row?.createdAt
}
