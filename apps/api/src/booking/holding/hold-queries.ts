import { and, asc, eq, gt, min, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { reservations, stays } from '../../db/schema/booking/reservations.ts'

const sumStatement = prepared((db) =>
  db
    .select({
      count: sql<number>`count(distinct ${reservations.id})::int`,
      roomNights: sql<number>`coalesce(sum(${stays.departure} - ${stays.arrival}), 0)::int`,
      firstExpiry: min(reservations.hold_expires_at),
    })
    .from(reservations)
    .leftJoin(stays, eq(stays.reservation, reservations.id))
    .where(
      and(
        eq(reservations.ip, sql.placeholder('ip')),
        eq(reservations.state, sql`'hold'`),
        gt(reservations.hold_expires_at, sql.placeholder('now')),
      ),
    )
    .prepare('sum_live_holds'),
)

/** Live holds of one address, without what has been replaced: how many, their room nights, and when the first one ends. */
export async function sumLiveHolds(db: Db, ip: string, now: Date) {
  const [row] = await sumStatement(db).execute({ ip, now: now.toISOString() })
  return row ?? { count: 0, roomNights: 0, firstExpiry: null }
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

/** Makes the holds of one device one after the other, so that a device never loses its nights to itself. */
export async function lockDevice(db: Db, device: string): Promise<void> {
  await lockDeviceStatement(db).execute({ device })
}

const lockDeviceStatement = prepared((db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended('hold of device:' || ${sql.placeholder('device')}::text, 0))`,
    })
    .from(sql`(select 1) as once`)
    .prepare('lock_device'),
)

/** Names by which a guest's own hold is found; an empty one finds nothing. */
export interface HoldNames {
  tokens: readonly string[]
  devices: readonly string[]
}

const namedStatement = prepared((db) =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.state, sql`'hold'`),
        or(
          sql`${reservations.token} = any(${sql.placeholder('tokens')})`,
          sql`${reservations.device} = any(${sql.placeholder('devices')})`,
        ),
      ),
    )
    .orderBy(asc(reservations.id))
    .prepare('list_named_holds'),
)

/** Holds with one of these tokens or of one of these devices, also those that have expired, in id order. */
export async function listNamedHolds(db: Db, { tokens, devices }: HoldNames): Promise<Reservation[]> {
  return namedStatement(db).execute({ tokens, devices })
}
