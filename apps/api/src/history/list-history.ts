import { seenValues } from '@dvor/contract/calls/recorded.ts'
import type { HistoryPage, HistoryQuery } from '@dvor/contract/insight/history.ts'
import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { history } from '../db/schema/system/history.ts'
import type { Actor } from '../platform/actor.ts'

/** Changes of the whole property by the query, the newest first, with the values that the actor sees. */
export async function listHistory(db: Db, actor: Actor, query: HistoryQuery): Promise<HistoryPage> {
  const { limit } = query
  const rows = await db
    .select({
      id: history.id,
      at: history.at,
      actor: history.actor,
      collection: history.collection,
      record: history.recordId,
      action: history.action,
      before: history.before,
      after: history.after,
    })
    .from(history)
    .where(conditionsOf(query))
    .orderBy(desc(history.id))
    .limit(limit + 1)
  const entries = rows.slice(0, limit).map((row) => ({
    ...row,
    before: seenValues(actor, row.collection, row.before),
    after: seenValues(actor, row.collection, row.after),
  }))
  return { entries, more: rows.length > limit }
}

function conditionsOf({ collection, record, actor, action, from, to, before }: HistoryQuery) {
  return and(
    collection ? eq(history.collection, collection) : undefined,
    record ? eq(history.recordId, record) : undefined,
    actor ? eq(history.actor, actor) : undefined,
    action ? eq(history.action, action) : undefined,
    from ? gte(history.at, startOfDayInstant(from).toISOString()) : undefined,
    to ? lt(history.at, startOfDayInstant(addDays(to, 1)).toISOString()) : undefined,
    // Ids begin with the time, so that they are in its order.
    before ? lt(history.id, before) : undefined,
  )
}

/** Everybody who is named in the history: users, programs as `key:`, `guest`, `system`. */
export async function listActors(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ actor: history.actor }).from(history).orderBy(history.actor)
  return rows.map(({ actor }) => actor)
}
