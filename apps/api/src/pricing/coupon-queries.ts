import { and, desc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { Db } from '../db/database.ts'

export type CouponRow = typeof couponRows.$inferSelect

/** A coupon by its code, without regard to letter case. */
export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(couponRows)
    .where(eq(sql`lower(${couponRows.code})`, code.trim().toLowerCase()))
  return row
}

export async function findCouponById(db: Db, id: string): Promise<CouponRow | null> {
  const [row] = await db.select().from(couponRows).where(eq(couponRows.id, id))
  return row ?? null
}

/** Coupons that are switched on, newest first. */
export async function listActiveCoupons(db: Db): Promise<CouponRow[]> {
  return db.select().from(couponRows).where(eq(couponRows.active, true)).orderBy(desc(couponRows.createdAt))
}

/**
 * Takes one use. @returns false when none is left; one statement checks and raises the count, so that races cannot
 * exceed it
 */
export async function claimCouponUse(db: Db, id: string): Promise<boolean> {
  const left = or(isNull(couponRows.max_uses), lt(couponRows.used_count, couponRows.max_uses))
  const claimed = await db
    .update(couponRows)
    .set({ used_count: sql`${couponRows.used_count} + 1` })
    .where(and(eq(couponRows.id, id), eq(couponRows.active, true), left))
    .returning({ id: couponRows.id })
  return claimed.length === 1
}

/** A guest as the order names them. */
export interface CouponGuest {
  email: string
  phone: string
}

/** The last nine digits of a phone number: the same with and without the code of the country. */
const digitsOf = (phone: SQL | string) => sql`right(regexp_replace(${phone}::text, '\\D', '', 'g'), 9)`

/** Reservations of a guest with this e-mail address or phone number. */
export const isOfGuest = ({ email, phone }: CouponGuest) =>
  or(
    eq(sql`lower(${reservations.guest_email})`, email.trim().toLowerCase()),
    eq(digitsOf(sql`${reservations.guest_phone}`), digitsOf(phone)),
  )

/** Counted uses of a coupon by a guest. */
export async function countUsesBy(db: Db, id: string, guest: CouponGuest): Promise<number> {
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
