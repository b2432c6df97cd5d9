import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
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
