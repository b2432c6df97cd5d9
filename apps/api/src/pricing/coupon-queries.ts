import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { lastDigitsOf } from '../db/schema/reservations/phone-digits.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { serviceSlotRows } from '../db/schema/services/service-slots.ts'
import type { Db } from '../db/database.ts'

/** A coupon with the ids of all times of the services that it names. */
export interface CouponRow extends CouponColumns {
  slots: string[]
}
type CouponColumns = typeof couponRows.$inferSelect

const slotsOf = (services: SQL | typeof couponRows.services) =>
  sql<string[]>`array(select ${serviceSlotRows}.id from ${serviceSlotRows}
    where ${services} @> to_jsonb(${serviceSlotRows}.service::text))::text[]`

const selectCoupons = (db: Db) =>
  db.select({ ...getTableColumns(couponRows), slots: slotsOf(couponRows.services) }).from(couponRows)

/** A coupon by its code, without regard to letter case. */
export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await selectCoupons(db).where(eq(sql`lower(${couponRows.code})`, code.trim().toLowerCase()))
  return row
}

export async function findCouponById(db: Db, id: string): Promise<CouponRow | null> {
  const [row] = await selectCoupons(db).where(eq(couponRows.id, id))
  return row ?? null
}

/** The times of services by the ids of these. */
export async function listSlotsOf(db: Db, services: readonly string[]): Promise<string[]> {
  if (services.length === 0) return []
  const slots = await db
    .select({ id: serviceSlotRows.id })
    .from(serviceSlotRows)
    .where(inArray(serviceSlotRows.service, [...services]))
  return slots.map(({ id }) => id)
}

/** Coupons that are switched on, newest first. */
export async function listActiveCoupons(db: Db): Promise<CouponRow[]> {
  return selectCoupons(db)
    .where(eq(couponRows.active, true))
    .orderBy(desc(couponRows.createdAt), desc(couponRows.id))
}

/**
 * Takes one use. @returns false when none is left; one statement checks and raises the count, so that races cannot
 * exceed it
 */
export async function claimCouponUse(db: Db, id: string): Promise<boolean> {
  const hasUsesLeft = or(isNull(couponRows.max_uses), lt(couponRows.used_count, couponRows.max_uses))
  const claimed = await db
    .update(couponRows)
    .set({ used_count: sql`${couponRows.used_count} + 1` })
    .where(and(eq(couponRows.id, id), eq(couponRows.active, true), hasUsesLeft))
    .returning({ id: couponRows.id })
  return claimed.length === 1
}

/** A guest as the order or the owner names them. */
export interface GuestContact {
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Reservations of a guest with this e-mail address or phone number; none where both are missing. */
export function isOfGuest({ email, phone }: GuestContact): SQL {
  const address = email?.trim().toLowerCase()
  const isSame = or(
    address ? eq(sql`lower(${reservations.guest_email})`, address) : undefined,
    phone && /\d/.test(phone) ? eq(lastDigitsOf(reservations.guest_phone), lastDigitsOf(phone)) : undefined,
  )
  return isSame ?? sql`false`
}

/** Counted uses of a coupon by a guest. */
export async function countUsesBy(db: Db, id: string, guest: GuestContact): Promise<number> {
  const { coupon, coupon_counted } = reservations
  return db.$count(reservations, and(eq(coupon, id), coupon_counted, isOfGuest(guest)))
}

/** Gives a use back when its reservation ends without a stay. */
export async function returnCouponUse(db: Db, id: string): Promise<void> {
  await db
    .update(couponRows)
    .set({ used_count: sql`${couponRows.used_count} - 1` })
    .where(and(eq(couponRows.id, id), gt(couponRows.used_count, 0)))
}
