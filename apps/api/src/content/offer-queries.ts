import { inArray, sql } from 'drizzle-orm'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'
import type { Db } from '../db/database.ts'

/** Every offer with its position, locked, so that concurrent changes of the order run one after the other. */
export const lockOffers = (db: Db): Promise<{ id: string; order: number }[]> =>
  db
    .select({ id: offerRows.id, order: offerRows.order })
    .from(offerRows)
    .orderBy(offerRows.order, offerRows.id)
    .for('update')

/** Stores the order of `ids`, beginning with 0, by one statement. */
export async function updateOrder(db: Db, ids: readonly string[], updatedAt: string): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${offerRows.id}) - 1`
  await db
    .update(offerRows)
    .set({ order: place, updatedAt })
    .where(inArray(offerRows.id, [...ids]))
}
