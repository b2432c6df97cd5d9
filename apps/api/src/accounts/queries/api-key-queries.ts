import type { KeyHolder } from '@dvor/contract/accounts/roles.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm'
import { apiKeyRows } from '../../db/schema/accounts/api-keys.ts'
import type { Db } from '../../db/database.ts'

/** The program whose key has this hash, with its rights; undefined for a withdrawn one and after its last day. */
export async function findKeyHolder(db: Db, hash: string, today: Day): Promise<KeyHolder | undefined> {
  const { id, name, permissions, refund_limit: refundLimit, expires_on } = apiKeyRows
  const [key] = await db
    .select({ id, name, permissions, refundLimit })
    .from(apiKeyRows)
    .where(and(eq(apiKeyRows.hash, hash), or(isNull(expires_on), gte(expires_on, today))))
  return key
}

/** Notes that a key was used; at most once a minute, so that reads do not write. */
export async function noteKeyUse(db: Db, id: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  const { last_used_at } = apiKeyRows
  await db
    .update(apiKeyRows)
    .set({ last_used_at: now.toISOString() })
    .where(and(eq(apiKeyRows.id, id), or(isNull(last_used_at), lt(last_used_at, minuteAgo))))
}
