import { stayPackages as packagesDeclaration } from '@dvor/contract/collections/content/packages.ts'
import { seasonalOffers as declaration } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer, type Hooks, type ReadRule } from '../crud/define.ts'
import { listOfferCoupons } from '../pricing/offer-coupons.ts'
import { isAdmin } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { checkPackage, refuseSoldPackage } from '../packages/check-package.ts'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'

const shownToday: ReadRule = (_columns, { actor, clock }) => {
  if (isAdmin(actor)) return true
  const now = today(clock)
  const begun = or(isNull(offerRows.valid_from), lte(offerRows.valid_from, now))
  const notOver = or(isNull(offerRows.valid_to), gte(offerRows.valid_to, now))
  return and(eq(offerRows.active, true), begun, notOver) ?? false
}

/** Visitors get the coupon's code and discount alone (docs/contract.md, Who may), and only of one that can still be used. */
const withCoupons: Hooks['compute'] = async (db, rows, { clock }) => {
  const coupons = await listOfferCoupons(db, rows, today(clock))
  const none = { coupon_code: null, coupon_discount: null }
  return new Map(rows.map(({ id, coupon }) => [id, { ...(coupons.get(String(coupon)) ?? none) }]))
}

export const seasonalOffers = onServer(declaration, offerRows, {
  access: { read: shownToday, write: admin },
  hooks: { compute: withCoupons },
})

/** Packages are sold from the pages of seasonal offers. */
export const stayPackages = onServer(packagesDeclaration, packageRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: checkPackage, beforeDelete: refuseSoldPackage },
})
