import type { VoucherRefusal } from '@dvor/contract/money/vouchers.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { sql } from 'drizzle-orm'
import type { FoundVoucher } from './voucher-queries.ts'

/**
 * Cents of a reservation that a voucher may pay: all that is due, or with a voucher for a package what its nights and
 * services cost and no voucher for it has paid yet. @throws ApiError `voucher_invalid` where the reservation is not sold
 * as the package
 */
export async function payableBy(
  db: Db,
  voucher: Pick<FoundVoucher, 'package' | 'package_title'>,
  reservation: Pick<Reservation, 'id' | 'package' | 'price'>,
  due: number,
): Promise<number> {
  if (voucher.package === null) return due
  if (reservation.package !== voucher.package) {
    const details: VoucherRefusal = { state: 'valid', package: voucher.package_title }
    throw new ApiError('voucher_invalid', 'The voucher is for another package', { details })
  }
  const parts = reservation.price.lines.filter(({ in_package }) => in_package)
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(due, whole - (await paidByPackage(db, reservation.id))))
}

async function paidByPackage(db: Db, reservation: string): Promise<number> {
  const { rows } = await db.execute<{ paid: number }>(sql`
    select coalesce(0 - sum(m.amount), 0)::int as paid
    from voucher_movements m join vouchers v on v.id = m.voucher
    where m.reservation = ${reservation} and v.package is not null and m.kind in ('redeemed', 'returned')`)
  return rows[0]?.paid ?? 0
}
