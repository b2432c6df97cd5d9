import { inArray, sql } from 'drizzle-orm'
import { offerRows } from '../../collections/seasonal-offers.ts'
import type { Db } from '../../platform/database.ts'

/** Every offer with its place, locked, so that two people who reorder at once come one after the other. */
export const lockOffers = (db: Db): Promise<{ id: string; order: number }[]> =>
  db
    .select({ id: offerRows.id, order: offerRows.order })
    .from(offerRows)
    .orderBy(offerRows.order, offerRows.id)
    .for('update')

/** Puts the offers in the order of `ids`: the first gets 0. One statement, however many there are. */
export async function updateOrder(db: Db, ids: readonly string[], updatedAt: string): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${offerRows.id}) - 1`
  await db
    .update(offerRows)
    .set({ order: place, updatedAt })
    .where(inArray(offerRows.id, [...ids]))
}
