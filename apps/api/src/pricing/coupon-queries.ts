import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { couponRows } from '../db/schema/reservations/coupons.ts'
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

/** Gives a use back when its reservation ends without a stay. */
export async function returnCouponUse(db: Db, id: string): Promise<void> {
  await db
    .update(couponRows)
    .set({ used_count: sql`${couponRows.used_count} - 1` })
    .where(and(eq(couponRows.id, id), gt(couponRows.used_count, 0)))
}
