import { and, or, sql } from 'drizzle-orm'
import { voucherMovementRows, voucherRows } from '../db/schema/accounting/vouchers.ts'
import { boughtBy, givenTo, ofBoughtVouchers, ofReservations } from './conditions.ts'
import type { PersonTable } from './person.ts'

const voucherSecrets = ['code_hash', 'code_sealed', 'token']

/** Columns of a voucher about the buyer and the purchase, which are not the recipient's (decision 083). */
const ofBuyer = [
  'place',
  'buyer_name',
  'buyer_email',
  'sold_by',
  'payment_method',
  'pay_until',
  'terms_version',
  'refund_iban',
]

/** Gift vouchers, of which buyer and recipient have a section each. */
export const voucherTables: readonly PersonTable[] = [
  {
    name: 'vouchers',
    label: { sk: 'Darčekové poukazy', en: 'Gift vouchers' },
    table: voucherRows,
    omit: voucherSecrets,
    of: boughtBy,
  },
  {
    name: 'received_vouchers',
    label: { sk: 'Darované poukazy', en: 'Gift vouchers received' },
    table: voucherRows,
    omit: [...voucherSecrets, ...ofBuyer],
    of: (person) => and(givenTo(person), sql`${boughtBy(person)} is not true`),
  },
  {
    name: 'voucher_movements',
    label: { sk: 'Pohyby poukazov', en: 'Movements of vouchers' },
    table: voucherMovementRows,
    of: (person) =>
      or(
        ofReservations(voucherMovementRows.reservation, person),
        ofBoughtVouchers(voucherMovementRows.voucher, person),
      ),
  },
]
