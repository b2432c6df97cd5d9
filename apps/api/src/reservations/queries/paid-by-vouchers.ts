import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Cents that a voucher has paid of a reservation, less what was given back. */
export interface PaidByVoucher {
  voucher: string
  paid: number
  is_for_package: boolean
}

/** Payments of a reservation by vouchers, the last redeemed first; a void voucher takes nothing back. */
export async function listPaidByVouchers(db: Db, reservation: string): Promise<PaidByVoucher[]> {
  const { rows } = await db.execute<PaidByVoucher & Record<string, unknown>>(sql`
    select m.voucher, (-1 * sum(m.amount))::int as paid, v.package is not null as is_for_package
    from voucher_movements m join vouchers v on v.id = m.voucher
    where m.reservation = ${reservation} and m.kind in ('redeemed', 'returned') and v.voided_at is null
    group by m.voucher, v.id having sum(m.amount) < 0 order by max(m.created_at) desc, m.voucher`)
  return rows
}

/** Cents that vouchers have paid of a reservation and can take back. */
export const sumPaidByVouchers = async (db: Db, reservation: string): Promise<number> =>
  (await listPaidByVouchers(db, reservation)).reduce((sum, { paid }) => sum + paid, 0)
