import type { CouponDiscount } from '@dvor/contract/pricing/quotes.ts'
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import type { Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'

/** The part of an offer's coupon that visitors see. */
export interface OfferCoupon {
  coupon_code: string
  coupon_discount: CouponDiscount
}

/** The offers' coupons that can be used on the given day, by coupon id. */
export async function listOfferCoupons(
  db: Db,
  offers: readonly Row[],
  day: string,
): Promise<Map<string, OfferCoupon>> {
  const ids = [...new Set(offers.flatMap(({ coupon }) => (typeof coupon === 'string' ? [coupon] : [])))]
  if (ids.length === 0) return new Map()
  const { id, code, kind, value, active, valid_from, valid_to } = couponRows
  const begun = or(isNull(valid_from), lte(valid_from, day))
  const notOver = or(isNull(valid_to), gte(valid_to, day))
  const rows = await db
    .select({ id, code, kind, value })
    .from(couponRows)
    .where(and(inArray(id, ids), eq(active, true), begun, notOver))
  return new Map(
    rows.map((row) => [
      row.id,
      { coupon_code: row.code, coupon_discount: { kind: row.kind, value: row.value } },
    ]),
  )
}
