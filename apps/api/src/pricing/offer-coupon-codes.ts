import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import type { Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'

/** Codes of the coupons of seasonal offers, as far as they can be used on the given day, by coupon id. */
export async function listCouponCodes(
  db: Db,
  offers: readonly Row[],
  day: string,
): Promise<Map<string, string>> {
  const ids = [...new Set(offers.flatMap(({ coupon }) => (typeof coupon === 'string' ? [coupon] : [])))]
  if (ids.length === 0) return new Map()
  const { id, code, active, valid_from, valid_to } = couponRows
  const begun = or(isNull(valid_from), lte(valid_from, day))
  const notOver = or(isNull(valid_to), gte(valid_to, day))
  const rows = await db
    .select({ id, code })
    .from(couponRows)
    .where(and(inArray(id, ids), eq(active, true), begun, notOver))
  return new Map(rows.map((row) => [row.id, row.code]))
}
