import type { OffersReorder } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { inArray, sql } from 'drizzle-orm'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'

/**
 * Gives all seasonal offers a new order. The list must contain every offer exactly once; one with missing, repeated or
 * deleted offers is refused as a whole (docs/contract.md). @throws ApiError `invalid`
 */
export async function reorderOffers(
  db: Db,
  actor: Actor,
  reorder: OffersReorder,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const ids = idsInOrder(reorder)
  await inTransaction(db, async (tx) => {
    const before = (await lockOffers(tx)).map(({ id }) => id)
    if (!isPermutation(ids, before)) throw invalid([{ path: 'ids', code: 'invalid_choice' }])
    await updateOrder(tx, ids, clock.now().toISOString())
    const [recordId] = ids
    if (recordId)
      await recordChange(tx, actor, {
        collection: 'seasonal-offers',
        recordId,
        action: 'reorder',
        before: { ids: before },
        after: { ids },
      })
    await announceContentChange(tx, 'seasonal-offers')
  })
}

/** Every offer with its position, locked, so that concurrent changes of the order run one after the other. */
const lockOffers = (db: Db): Promise<{ id: string; order: number }[]> =>
  db
    .select({ id: offerRows.id, order: offerRows.order })
    .from(offerRows)
    .orderBy(offerRows.order, offerRows.id)
    .for('update')

/** Stores the order of `ids`, beginning with 0, by one statement. */
async function updateOrder(db: Db, ids: readonly string[], updatedAt: string): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${offerRows.id}) - 1`
  await db
    .update(offerRows)
    .set({ order: place, updatedAt })
    .where(inArray(offerRows.id, [...ids]))
}

function idsInOrder(reorder: OffersReorder): string[] {
  if (!Array.isArray(reorder)) return reorder.ids
  const places = new Set(reorder.map(({ order }) => order))
  if (places.size !== reorder.length) throw invalid([{ path: 'order', code: 'invalid_choice' }])
  return reorder.toSorted((a, b) => a.order - b.order).map(({ id }) => id)
}

const isPermutation = (ids: readonly string[], of: readonly string[]): boolean =>
  ids.length === of.length && new Set(ids).size === ids.length && ids.every((id) => of.includes(id))
