import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { cents, day, email, id, instant, language, name } from '../values/values.ts'
import { depositMethods } from './security-deposits.ts'

/** States of a gift voucher. They follow from its movements and its last day, and are never stored. */
export const voucherStates = [
  { value: 'waiting', label: { sk: 'Čaká na platbu', en: 'Waiting for payment' } },
  { value: 'lapsed', label: { sk: 'Nezaplatený včas', en: 'Not paid in time' } },
  { value: 'valid', label: { sk: 'Platný', en: 'Valid' } },
  { value: 'redeemed', label: { sk: 'Minutý', en: 'Used up' } },
  { value: 'expired', label: { sk: 'Prepadnutý', en: 'Expired' } },
  { value: 'void', label: { sk: 'Zrušený', en: 'Void' } },
] as const
export const voucherState = z.enum(voucherStates.map(({ value }) => value))
export type VoucherState = z.infer<typeof voucherState>

/** Movements of a gift voucher; rows are only ever added. */
export const voucherMovementKinds = [
  { value: 'sold', label: { sk: 'Poukaz predaný', en: 'Voucher sold' } },
  { value: 'redeemed', label: { sk: 'Uplatnené', en: 'Redeemed' } },
  { value: 'returned', label: { sk: 'Vrátené na poukaz', en: 'Given back to the voucher' } },
  { value: 'expired', label: { sk: 'Poukaz prepadol', en: 'Voucher expired' } },
  { value: 'prolonged', label: { sk: 'Prepadnutý poukaz predĺžený', en: 'Expired voucher prolonged' } },
  { value: 'voided', label: { sk: 'Poukaz zrušený bez náhrady', en: 'Voucher made void without a refund' } },
  { value: 'withdrawn', label: { sk: 'Zrušený, peniaze sa vracajú', en: 'Cancelled, to be paid back' } },
  { value: 'refunded', label: { sk: 'Peniaze za poukaz vrátené', en: 'Money for the voucher paid back' } },
  {
    value: 'surplus',
    label: { sk: 'Peniaze navyše, treba ich vrátiť', en: 'Surplus money, to be paid back' },
  },
  {
    value: 'sale_reversed',
    label: { sk: 'Storno predaja, platba patrí inam', en: 'Sale reversed, the money belongs elsewhere' },
  },
  {
    value: 'surplus_reversed',
    label: { sk: 'Storno peňazí navyše, patria inam', en: 'Surplus reversed, the money belongs elsewhere' },
  },
] as const
export const voucherMovementKind = z.enum(voucherMovementKinds.map(({ value }) => value))
export type VoucherMovementKind = z.infer<typeof voucherMovementKind>

/** Money of vouchers as lines of the till. */
export const voucherTillKinds = [
  { value: 'voucher_sold', label: { sk: 'Poukaz predaný', en: 'Voucher sold' } },
  { value: 'voucher_refunded', label: { sk: 'Poukaz vrátený', en: 'Voucher paid back' } },
] as const

/** Methods by which a person takes or returns the money of a voucher. */
export const voucherMethods = depositMethods
const enteredMethod = z.enum(['cash', 'card', 'transfer'])
export type VoucherMethod = z.infer<typeof enteredMethod>

/** Cents that one voucher may be worth. */
export const voucherValue = z.int().min(100).max(1_000_000)

/** Letters and digits of a code, without those that look alike (I, L, O, S, Z, 0, 1, 2, 5). */
export const voucherAlphabet = 'ABCDEFGHJKMNPQRTUVWXY346789'
export const voucherCodeLength = 12

/** A code as typed: spaces, dashes and small letters do not matter. */
export const voucherCode = z.string().trim().min(1).max(40)

/** The code without spaces and dashes, in capital letters. */
export const plainVoucherCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Buyer, recipient and greeting of a voucher. */
const persons = {
  buyer_name: name.nullish(),
  buyer_email: email.nullish(),
  recipient_name: name.nullish(),
  recipient_email: email.nullish(),
  /** The greeting on the voucher. */
  message: z.string().trim().max(500).nullish(),
}

/** `POST /vouchers`: sold at the front desk; with a transfer it waits for the money. */
export const voucherInput = z.strictObject({
  /** Cents; without it, the price of the package. */
  value: voucherValue.nullish(),
  /** The package that it is for, in place of a value. */
  package: id.nullish().default(null),
  method: enteredMethod,
  ...persons,
  language: language.default('sk'),
  /** Last day; without it by the months of the settings. */
  valid_until: day.nullish(),
  /** Address that gets the voucher; without one it is only printed. */
  send_to: z.enum(['buyer', 'recipient']).nullish(),
  /** Day on which the e-mail is sent; at once where it is empty. */
  send_on: day.nullish(),
})
export type VoucherInput = z.infer<typeof voucherInput>
export type NewVoucher = z.input<typeof voucherInput>

/** `GET /vouchers`, the newest first. */
export const voucherQuery = z.strictObject({
  state: voucherState.optional(),
  /** Number, end of the code, name or e-mail. */
  q: z.string().trim().max(100).optional(),
  /** Cents that it costs. */
  value: z.coerce.number<string>().int().min(1).max(100_000_000).optional(),
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
})

/** Vouchers on one page of the list. */
export const vouchersPerPage = 50

/** A voucher for the back office; of its code only the end. */
export const voucher = z.object({
  id,
  /** Its variable symbol. */
  number: z.string(),
  code_end: z.string(),
  state: voucherState,
  value: cents,
  balance: cents,
  /** Cents that are still to be paid back after a withdrawal. */
  to_refund: cents,
  /** The package and its party, as printed on the voucher; null for one with a value. */
  package_title: z.string().nullable(),
  /** Whether its VAT was declared when it was sold (single-purpose); otherwise it is when it is redeemed. */
  taxed_at_sale: z.boolean(),
  valid_until: day,
  language,
  buyer_name: z.string().nullable(),
  buyer_email: seenWith('guests.read', z.string().nullable()),
  recipient_name: z.string().nullable(),
  recipient_email: seenWith('guests.read', z.string().nullable()),
  message: z.string().nullable(),
  send_to: z.enum(['buyer', 'recipient']).nullable(),
  send_on: day.nullable(),
  sold_by: z.string(),
  /** Last day for the payment of an order on the site; null where it was sold at the front desk. */
  pay_until: day.nullable(),
  /** Account for what is paid back after a withdrawal. */
  refund_iban: z.string().nullable(),
  created_at: instant,
})
export type Voucher = z.infer<typeof voucher>

export const voucherPage = z.object({ vouchers: z.array(voucher), count: z.int() })
export type VoucherPage = z.infer<typeof voucherPage>

export const voucherMovement = z.object({
  id,
  kind: voucherMovementKind,
  /** Cents by which the balance changed. */
  amount: cents,
  /** Cents that came in, or went out (negative). */
  money: cents,
  method: z.string().nullable(),
  /** Number of the document about the money. */
  number: z.string().nullable(),
  reservation: z.object({ id, number: z.string().nullable() }).nullable(),
  note: z.string().nullable(),
  recorded_by: z.string(),
  booked_at: instant,
})
export type VoucherMovement = z.infer<typeof voucherMovement>

/** `GET /vouchers/{id}` */
export const voucherDetail = voucher.extend({ movements: z.array(voucherMovement) })
export type VoucherDetail = z.infer<typeof voucherDetail>

/** `POST /vouchers/{id}/code`: the whole code, which the history records as read. */
export const voucherCodeShown = z.object({ code: z.string() })

/** `POST /vouchers/{id}/payment`: the money of a voucher that waits for it. */
export const voucherPayment = z.strictObject({ method: enteredMethod })

/** `POST /vouchers/{id}/validity` */
export const voucherProlongation = z.strictObject({ valid_until: day })

/** `POST /vouchers/{id}/void`: with a method its balance is paid back by it, otherwise nothing is. */
export const voucherVoiding = z.strictObject({
  reason: z.string().trim().min(1).max(300),
  refund: enteredMethod.nullish(),
})
export type VoucherVoiding = z.infer<typeof voucherVoiding>

/** `POST /vouchers/{id}/email`: sends it again. */
export const voucherSending = z.strictObject({ to: z.enum(['buyer', 'recipient']) })
export type VoucherSending = z.infer<typeof voucherSending>

/**
 * `details` of `voucher_invalid`: why a code pays nothing. `unknown` is also a code of another property; `valid` comes
 * with the package that the voucher is for.
 */
export interface VoucherRefusal {
  state: VoucherState | 'unknown'
  valid_until?: string
  package?: string | null
}

/** `POST /voucher-balances`: by the code alone. */
export const voucherBalanceRequest = z.strictObject({ code: voucherCode })
export const voucherBalance = z.object({
  code_end: z.string(),
  state: voucherState.extract(['valid', 'redeemed', 'expired']),
  value: cents,
  balance: cents,
  valid_until: day,
  /** The package that it pays alone; null for a voucher with a value. */
  package: z.object({ id, title: z.string() }).nullable(),
})
export type VoucherBalance = z.infer<typeof voucherBalance>

/** `POST /reservation-details/{token}/voucher` and `POST /reservations/{id}/voucher-redemptions`. */
export const voucherRedemption = z.strictObject({ code: voucherCode })
/** The redeemed amount and the balance, in cents. */
export const voucherRedeemed = z.object({ redeemed: cents, balance: cents, due: cents })
export type VoucherRedeemed = z.infer<typeof voucherRedeemed>

/** `POST /reservations/{id}/voucher-returns`: at most what vouchers paid; without an amount all of it. */
export const voucherReturn = z.strictObject({ amount: z.int().min(1).max(100_000_000).nullish() })
export const voucherReturned = z.object({ returned: cents })

/** Provider of the ledger's entries that a voucher paid; their reference is the voucher's movement. */
export const voucherProvider = 'gift_voucher'

/** The movements of vouchers in a month, in cents. */
export const voucherSums = z.object({
  sold: cents,
  /** Paid back to buyers; zero or negative. */
  refunded: cents,
  redeemed: cents,
  /** Expired or made void without a refund, less what was prolonged later. */
  forfeited: cents,
  /** Balances of all vouchers and refunds that are owed, at the end of the month. */
  outstanding: cents,
})
export type VoucherSums = z.infer<typeof voucherSums>
