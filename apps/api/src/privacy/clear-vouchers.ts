import { and, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import type { Limit } from './limit.ts'

const { buyer_name, buyer_email, recipient_name, recipient_email, message, token, refund_iban } = voucherRows

/** Vouchers whose last day was before the limit. */
export const vouchersBefore = ({ day }: Limit): SQL => lt(voucherRows.valid_until, day)

/** Clears buyer, recipient, greeting, account and link of vouchers, which stay valid. @returns the number of vouchers that had any */
export async function clearVouchers(db: Db, which: SQL | undefined): Promise<number> {
  const personal = [buyer_name, buyer_email, recipient_name, recipient_email, message, token, refund_iban]
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
      refund_iban: null,
    })
    .where(and(which, or(...personal.map((column) => isNotNull(column)))))
  return rowCount ?? 0
}
