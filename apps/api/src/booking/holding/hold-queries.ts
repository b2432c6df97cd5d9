import { and, asc, eq, min, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { overdue } from '../../inventory/overdue.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

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
        not(overdue(sql.placeholder('now'), 'reservations')),
      ),
    )
    .prepare('sum_live_holds'),
)

/** Live holds of one IP without replaced ones: their number, their room nights, and the end of the first. */
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
    .prepare('lock_ip'),
)

/** Locks an IP, so that only one of its holds is made at a time and its limit counts right. */
export async function lockIp(db: Db, ip: string): Promise<void> {
  await lockStatement(db).execute({ ip })
}

/** Locks a device, so that its holds are made one after the other and do not take each other's nights. */
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

/** Keys by which a guest's own hold is found; an empty one finds nothing. */
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

/** Holds with one of these tokens or of one of these devices, including expired ones, in id order. */
export async function listNamedHolds(db: Db, { tokens, devices }: HoldNames): Promise<Reservation[]> {
  return namedStatement(db).execute({ tokens, devices })
}
