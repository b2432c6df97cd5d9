import { and, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { voucherMovementRows, voucherRows } from '../db/schema/accounting/vouchers.ts'
import type { Limit } from './limit.ts'

const { buyer_name, buyer_email, recipient_name, recipient_email, message, token, refund_iban } = voucherRows

/** Vouchers whose last day was before the limit, and erased ones whose account was kept for a refund. */
export const vouchersBefore = ({ day }: Limit): SQL | undefined =>
  or(lt(voucherRows.valid_until, day), and(isNull(buyer_email), isNotNull(refund_iban)))

/** Money is still to be paid back: withdrawn balances and surpluses that no refund covers. */
const isOwed = sql`(select coalesce(sum(case when m.kind = 'withdrawn' then 0 - m.amount
    when m.kind in ('refunded', 'surplus', 'surplus_reversed') then m.money else 0 end), 0)
  from ${voucherMovementRows} m where m.voucher = ${voucherRows.id}) > 0`

/**
 * Clears buyer, recipient, greeting, account and link of vouchers, which stay valid. The account stays while money is
 * owed to it; the nightly job clears it afterwards. @returns the number of vouchers that had any
 */
export async function clearVouchers(db: Db, which: SQL | undefined): Promise<number> {
  const personal = [buyer_name, buyer_email, recipient_name, recipient_email, message, token]
  const { rowCount } = await db
    .update(voucherRows)
    .set({
      buyer_name: null,
      buyer_email: null,
      recipient_name: null,
      recipient_email: null,
      message: null,
      send_to: null,
      token: null,
      refund_iban: sql`case when ${isOwed} then ${refund_iban} end`,
    })
    .where(
      and(
        which,
        or(...personal.map((column) => isNotNull(column)), and(isNotNull(refund_iban), not(isOwed))),
      ),
    )
  return rowCount ?? 0
}
