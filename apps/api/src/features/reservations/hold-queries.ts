import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { idempotencyKeys } from '../../platform/idempotency-table.ts'
import { prepared } from '../../platform/prepared.ts'
import { reservations } from './table.ts'

const countStatement = prepared((db) =>
  db
    .select({ value: count() })
    .from(reservations)
    .where(
      and(
        eq(reservations.ip, sql.placeholder('ip')),
        eq(reservations.state, sql`'hold'`),
        gt(reservations.hold_expires_at, sql.placeholder('now')),
      ),
    )
    .prepare('count_live_holds'),
)

/** Live holds of one address, without the one that is about to be replaced. */
export async function countLiveHolds(db: Db, ip: string, now: Date): Promise<number> {
  const [row] = await countStatement(db).execute({ ip, now: now.toISOString() })
  return row?.value ?? 0
}

const lockStatement = prepared((db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended('hold:' || ${sql.placeholder('ip')}::text, 0))`,
    })
    .from(sql`(select 1) as once`)
    .prepare('lock_address'),
)

/** Lets only one hold of an address be made at a time, so that its limit counts right. */
export async function lockAddress(db: Db, ip: string): Promise<void> {
  await lockStatement(db).execute({ ip })
}

/** Keys of holds lie apart from those of orders. */
const rowOfKey = (key: string) => `hold:${key}`
const kept = idempotencyKeys.answer

/**
 * Notes that `token` is the hold that a guest asked for with this key; waits while another transaction notes one.
 * @returns the token that stood there before
 */
export async function noteHoldOfKey(db: Db, key: string, token: string): Promise<string | null> {
  const before = sql`jsonb_build_object('token', ${token}::text, 'before', ${kept}->>'token')`
  const [row] = await db
    .insert(idempotencyKeys)
    // Whatever is held with it: the key names the guest's hold, not one wish.
    .values({ key: rowOfKey(key), body_hash: '', answer: { token } })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: { answer: before, createdAt: sql`now()` } })
    .returning({ before: sql<string | null>`${kept}->>'before'` })
  return row?.before ?? null
}

/** The token of the hold that was asked for with this key last; null when there was none. */
export async function findHoldOfKey(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ token: sql<string>`${kept}->>'token'` })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, rowOfKey(key)))
  return row?.token ?? null
}
