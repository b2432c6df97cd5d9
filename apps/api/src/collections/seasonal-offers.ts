import { seasonalOffers as declaration } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { admin } from '../crud/access.ts'
import { onServer, type Hooks, type ReadRule } from '../crud/define.ts'
import { listCouponCodes } from '../pricing/offer-coupon-codes.ts'
import { isAdmin } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'

const shownToday: ReadRule = (_columns, { actor, clock }) => {
  if (isAdmin(actor)) return true
  const now = today(clock)
  const begun = or(isNull(offerRows.valid_from), lte(offerRows.valid_from, now))
  const notOver = or(isNull(offerRows.valid_to), gte(offerRows.valid_to, now))
  return and(eq(offerRows.active, true), begun, notOver) ?? false
}

/** Visitors get the coupon as its code alone (docs/contract.md, Who may), and only one that can still be used. */
const withCouponCodes: Hooks['compute'] = async (db, rows, { clock }) => {
  const codes = await listCouponCodes(db, rows, today(clock))
  return new Map(rows.map(({ id, coupon }) => [id, { coupon_code: codes.get(String(coupon)) ?? null }]))
}

export const seasonalOffers = onServer(declaration, offerRows, {
  access: { read: shownToday, write: admin },
  hooks: { compute: withCouponCodes },
})
