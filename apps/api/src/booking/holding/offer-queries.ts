import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { nextVersion } from '../../db/next-version.ts'
import { waitingListRows as rows } from '../../db/schema/reservations/waiting-list.ts'

/** An entry of the waiting list whose offer is a hold. */
export type OfferedEntry = Pick<typeof rows.$inferSelect, 'id' | 'offer_token'>

/**
 * Locks the entries of the waiting list that are offered these holds. To be called before units and reservations are
 * locked, as the list itself does.
 */
export async function lockOffers(db: Db, tokens: readonly string[]): Promise<OfferedEntry[]> {
  return db
    .select({ id: rows.id, offer_token: rows.offer_token })
    .from(rows)
    .where(and(eq(rows.state, sql`'offered'`), inArray(rows.offer_token, [...tokens])))
    .orderBy(asc(rows.id))
    .for('update')
}

/** Lets locked entries follow the hold that has taken the place of their offer, so that its order books them. */
export async function moveOffers(
  db: Db,
  entries: readonly OfferedEntry[],
  { token, expires_at }: Pick<Hold, 'token' | 'expires_at'>,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  await db
    .update(rows)
    .set({ offer_token: token, offered_until: expires_at, updatedAt: nextVersion(rows.updatedAt, now) })
    .where(inArray(rows.id, ids))
}
