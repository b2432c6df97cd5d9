import { eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../db/database.ts'
import { webhookChanges, webhookDeliveryRows, webhookRows } from '../db/schema/accounts/webhooks.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { history } from '../db/schema/system/history.ts'
import { eventsOf, type NotedChange } from './events-of.ts'

/** Changes of one transaction; a larger number waits for the next. */
const portion = 500

type Noted = NotedChange & { seq: number; at: string }

/**
 * Makes deliveries of the noted changes, in their order, for every webhook that is on and wants their kind. One instance
 * at a time, so that no later change overtakes. @returns whether more changes wait
 */
export function expandChanges(db: Db, publicUrl: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('webhook changes', 0)) as free`,
    )
    if (!rows[0]?.free) return false
    const changes = await listChanges(tx)
    if (changes.length === 0) return false
    const webhooks = await tx
      .select({ id: webhookRows.id, kinds: webhookRows.kinds })
      .from(webhookRows)
      .where(eq(webhookRows.active, true))
    const deliveries = changes.flatMap(({ at, ...change }) =>
      eventsOf(change, publicUrl).flatMap((event) =>
        webhooks
          .filter(({ kinds }) => kinds.includes(event.kind))
          .map(({ id }) => ({ ...event, webhook: id, at })),
      ),
    )
    if (deliveries.length > 0) await tx.insert(webhookDeliveryRows).values(deliveries)
    await tx.delete(webhookChanges).where(
      inArray(
        webhookChanges.seq,
        changes.map(({ seq }) => seq),
      ),
    )
    return changes.length === portion
  })
}

const listChanges = (tx: Db): Promise<Noted[]> =>
  tx
    .select({
      seq: webhookChanges.seq,
      at: webhookChanges.at,
      collection: webhookChanges.collection,
      record: webhookChanges.record,
      from_night: webhookChanges.from_night,
      to_night: webhookChanges.to_night,
      action: history.action,
      before: sql<NotedChange['before']>`${history.before}`,
      after: sql<NotedChange['after']>`${history.after}`,
      number: reservations.number,
      state: reservations.state,
    })
    .from(webhookChanges)
    .leftJoin(history, eq(history.id, webhookChanges.change))
    .leftJoin(reservations, eq(reservations.id, webhookChanges.record))
    .orderBy(webhookChanges.seq)
    .limit(portion)
