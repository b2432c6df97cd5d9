import { stayPackages as packagesDeclaration } from '@dvor/contract/collections/content/packages.ts'
import { seasonalOffers as declaration } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks, type ReadRule } from '../crud/define.ts'
import { listOfferCoupons } from '../pricing/offer-coupons.ts'
import type { Db } from '../db/database.ts'
import { today } from '../platform/clock.ts'
import { invalid } from '../platform/errors.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { checkPackage, refuseSoldPackage } from '../packages/check-package.ts'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'

const shownToday: ReadRule = (_columns, { clock }) => {
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

/** Refuses a price that guests cannot get: of an offer without a coupon and without a package that is sold. @throws ApiError `invalid` */
const checkPrice: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { id, price_text, coupon } = { ...current, ...draft }
  const isTouched = (['price_text', 'coupon'] as const).filter(
    (key) => key in draft && draft[key] !== current?.[key],
  )
  const [path] = isTouched
  if (!path || !price_text || coupon || (id && (await sellsPackage(db, String(id))))) return draft
  throw invalid([{ path, code: 'price_not_sold' }])
}

const sellsPackage = async (db: Db, offer: string): Promise<boolean> =>
  (await db.$count(packageRows, and(eq(packageRows.seasonal_offer, offer), eq(packageRows.active, true)))) > 0

export const seasonalOffers = onServer(declaration, offerRows, {
  visitors: shownToday,
  hooks: { beforeWrite: checkPrice, compute: withCoupons },
})

/** Packages are sold from the pages of seasonal offers. */
export const stayPackages = onServer(packagesDeclaration, packageRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkPackage, beforeDelete: refuseSoldPackage },
})
