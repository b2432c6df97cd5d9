import { packageCost } from '@dvor/booking/packages/package-cost.ts'
import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { sql } from 'drizzle-orm'
import { listPaidByVouchers } from '../reservations/queries/paid-by-vouchers.ts'
import { returnTo } from './return-to-vouchers.ts'
import type { FoundVoucher } from './voucher-queries.ts'

/**
 * Cents of a reservation that a voucher may pay: all that is due, or with a voucher for a package what its nights and
 * services cost after discounts and no voucher for it has paid yet. @throws ApiError `voucher_invalid` where the reservation is not sold
 * as the package
 */
export async function payableBy(
  db: Db,
  voucher: Pick<FoundVoucher, 'package' | 'package_title'>,
  reservation: Sold & Pick<Reservation, 'id'>,
  due: number,
): Promise<number> {
  if (voucher.package === null) return due
  if (reservation.package !== voucher.package) {
    const details: VoucherRefusal = { state: 'valid', package: voucher.package_title }
    throw new ApiError('voucher_invalid', 'The voucher is for another package', { details })
  }
  return Math.max(0, Math.min(due, packageSum(reservation) - (await paidByPackage(db, reservation.id))))
}

/**
 * Gives back to vouchers for a package what they paid of a locked reservation beyond the parts of its package: all of it
 * once the reservation is not sold as the package any more (decision 114). @returns the cents
 */
export async function returnPackageMoney(
  db: Db,
  actor: Actor,
  reservation: Sold & Pick<Reservation, 'id' | 'number'>,
  services: BookingServices,
): Promise<number> {
  const vouchers = (await listPaidByVouchers(db, reservation.id)).filter((one) => one.is_for_package)
  const most = vouchers.reduce((sum, { paid }) => sum + paid, 0) - packageSum(reservation)
  return returnTo(db, actor, reservation, { vouchers, most }, services)
}

type Sold = Pick<Reservation, 'package' | 'price' | 'agreed_terms'>

/** Cents that vouchers for the package of a reservation pay. */
const packageSum = ({ package: sold, price, agreed_terms }: Sold): number =>
  sold === null ? 0 : packageCost(price.lines, agreed_terms?.package?.allows_coupon ?? false)

async function paidByPackage(db: Db, reservation: string): Promise<number> {
  const { rows } = await db.execute<{ paid: number }>(sql`
    select coalesce(0 - sum(m.amount), 0)::int as paid
    from voucher_movements m join vouchers v on v.id = m.voucher
    where m.reservation = ${reservation} and v.package is not null and m.kind in ('redeemed', 'returned')`)
  return rows[0]?.paid ?? 0
}
