import { packageVoucherPrice, voucherAdultsOf } from '@dvor/booking/packages/package-voucher.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { VoucherPackage } from '@dvor/contract/reservations/voucher-orders.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { countSoldOfEach, findPackage, type PackageRow } from '../packages/package-queries.ts'
import { invalid } from '../platform/errors.ts'

const viewOf = (sold: PackageRow): VoucherPackage => ({
  id: sold.id,
  title: sold.title,
  nights: sold.nights,
  adults: voucherAdultsOf(sold),
  price: packageVoucherPrice(sold),
  until: sold.arrival_to,
})

/** Packages for which a voucher can be sold now: offered, with a coming day of arrival and a place, in the owner's order. */
export async function listVoucherPackages(db: Db, now: Date): Promise<VoucherPackage[]> {
  const offered = await db
    .select()
    .from(packageRows)
    .where(and(eq(packageRows.active, true), gte(packageRows.arrival_to, todayIn(now))))
    .orderBy(asc(packageRows.order), asc(packageRows.id))
  const ids = offered.map(({ id }) => id)
  const sold = await countSoldOfEach(db, ids, now)
  const isFree = ({ id, places }: PackageRow) => places === null || (sold.get(id) ?? 0) < places
  return offered.filter(isFree).map(viewOf)
}

/** A package for which a voucher can be sold now. @throws ApiError `invalid` */
export async function findVoucherPackage(db: Db, id: string, now: Date): Promise<VoucherPackage> {
  const voucherPackage = (await listVoucherPackages(db, now)).find((one) => one.id === id)
  if (!voucherPackage) throw invalid([{ path: 'package', code: 'invalid_choice' }])
  return voucherPackage
}

/** VAT kinds of the parts of a package: its nights and the included services. */
export async function listPackageKinds(db: Db, id: string): Promise<VatKind[]> {
  const sold = await findPackage(db, id)
  const slots = sold?.included_services.map(({ service }) => service) ?? []
  const common = sold?.included_common_services ?? []
  const kindRows = [
    ...(await db
      .select({ kind: serviceRows.vat_kind })
      .from(serviceRows)
      .where(inArray(serviceRows.id, slots))),
    ...(await db
      .select({ kind: commonServiceRows.vat_kind })
      .from(commonServiceRows)
      .where(inArray(commonServiceRows.id, common))),
  ]
  return ['accommodation', ...kindRows.map(({ kind }) => kind)]
}
