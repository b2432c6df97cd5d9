import { and, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { voucherMovementRows, voucherRows } from '../../db/schema/accounting/vouchers.ts'
import { boughtBy, givenTo } from '../conditions.ts'
import type { Limit } from '../limit.ts'
import type { Person } from '../person.ts'

const { buyer_name, buyer_email, recipient_name, recipient_email, message, send_to, token, refund_iban } =
  voucherRows

/** Vouchers of which the buyer, and those of which the recipient is cleared. */
interface VoucherRoles {
  buyer: SQL | undefined
  recipient: SQL | undefined
}

/** Vouchers whose last day was before the limit, and erased ones whose account was kept for a refund. */
export function vouchersBefore({ day }: Limit): VoucherRoles {
  const old = or(lt(voucherRows.valid_until, day), and(isNull(buyer_email), isNotNull(refund_iban)))
  return { buyer: old, recipient: old }
}

/** The person's part of vouchers. A recipient without an address is known by the buyer alone and goes with the buyer. */
export function vouchersOf(person: Person): VoucherRoles {
  const buyer = boughtBy(person)
  return { buyer, recipient: or(givenTo(person), and(buyer, isNull(recipient_email))) }
}

/** Money is still to be paid back: withdrawn balances and surpluses that no refund covers. */
const isOwed = sql`(select coalesce(sum(case when m.kind = 'withdrawn' then 0 - m.amount
    when m.kind in ('refunded', 'surplus', 'surplus_reversed') then m.money else 0 end), 0)
  from ${voucherMovementRows} m where m.voucher = ${voucherRows.id}) > 0`

const without = (role: SQL | undefined, column: AnyPgColumn): SQL =>
  sql`case when ${role} then null else ${column} end`

/**
 * Clears buyers and recipients of vouchers, which stay valid: the buyer with account and link, the recipient with the
 * delivery, either of them with the greeting, which is about both. The account stays while money is owed to it; the
 * nightly job clears it afterwards. @returns the number of vouchers that had any
 */
export async function clearVouchers(db: Db, { buyer, recipient }: VoucherRoles): Promise<number> {
  const isAnySet = (...columns: AnyPgColumn[]) => or(...columns.map((column) => isNotNull(column)))
  const { rowCount } = await db
    .update(voucherRows)
    .set({
      buyer_name: without(buyer, buyer_name),
      buyer_email: without(buyer, buyer_email),
      token: without(buyer, token),
      refund_iban: without(and(buyer, not(isOwed)), refund_iban),
      recipient_name: without(recipient, recipient_name),
      recipient_email: without(recipient, recipient_email),
      message: without(or(buyer, recipient), message),
      send_to: sql`case when ${send_to} = 'buyer' then ${without(buyer, send_to)} else ${without(recipient, send_to)} end`,
    })
    .where(
      or(
        and(buyer, or(isAnySet(buyer_name, buyer_email, token), and(isNotNull(refund_iban), not(isOwed)))),
        and(recipient, isAnySet(recipient_name, recipient_email)),
        and(or(buyer, recipient), isNotNull(message)),
      ),
    )
  return rowCount ?? 0
}
