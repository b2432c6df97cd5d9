import { z } from 'zod'
import { iban } from '../values/bank-account.ts'
import { reservationToken } from './reservations.ts'
import { transferInstructions } from './reservation-details.ts'
import { paymentMethod } from '../values/reservation-states.ts'
import { cents, day, email, id, language, name } from '../values/values.ts'
import { voucherState, voucherValue } from '../money/vouchers.ts'

/** Days within which a buyer on the site may withdraw, from the payment on (docs/law.md, Gift vouchers). */
export const voucherWithdrawalDays = 14

/** A package for which a voucher is sold. */
export const voucherPackage = z.object({
  id,
  title: z.string(),
  nights: z.int(),
  /** Adults for whom it is; null where the price is for the unit. */
  adults: z.int().nullable(),
  price: cents,
  /** The last day on which the voucher can be valid. */
  until: day,
})
export type VoucherPackage = z.infer<typeof voucherPackage>

/** `GET /voucher-offer`: what the site sells; cents. Not found while vouchers are not sold on the site. */
export const voucherOffer = z.object({
  /** Suggested values, each within the limits. */
  values: z.array(cents),
  packages: z.array(voucherPackage),
  least: cents,
  most: cents,
  /** Months for which a voucher is valid. */
  months: z.int(),
  payment_methods: z.array(paymentMethod),
  terms_version: z.string(),
})
export type VoucherOffer = z.infer<typeof voucherOffer>

/** `POST /voucher-orders`: the binding order with the obligation to pay. */
export const voucherOrderRequest = z.strictObject({
  /** Cents; without it, the price of the package. */
  value: voucherValue.nullish(),
  /** The package that it is for, in place of a value. */
  package: id.nullish(),
  buyer_name: name,
  buyer_email: email,
  recipient_name: name.nullish(),
  recipient_email: email.nullish(),
  /** The greeting on the voucher. */
  message: z.string().trim().max(500).nullish(),
  language: language.default('sk'),
  /** Address that gets the voucher; the buyer gets a copy in any case. */
  send_to: z.enum(['buyer', 'recipient']).default('buyer'),
  /** Day on which the recipient gets it; at once where it is empty. */
  send_on: day.nullish(),
  payment_method: paymentMethod,
  terms_version: z.string().min(1).max(40),
})
export type VoucherOrderRequest = z.output<typeof voucherOrderRequest>
export type NewVoucherOrder = z.input<typeof voucherOrderRequest>

export const voucherOrderResult = z.object({
  token: reservationToken,
  number: z.string(),
  /** Address for paying now; null where nothing is paid online, or the gateway does not answer. */
  payment_url: z.string().nullable(),
})
export type VoucherOrderResult = z.infer<typeof voucherOrderResult>

/** `GET /voucher-orders/{token}`: the buyer's page. */
export const voucherOrder = z.object({
  token: reservationToken,
  number: z.string(),
  state: voucherState,
  value: cents,
  balance: cents,
  /** The package and its party, in words; null for a voucher with a value. */
  package_title: z.string().nullable(),
  valid_until: day,
  buyer_name: z.string().nullable(),
  buyer_email: z.string().nullable(),
  recipient_name: z.string().nullable(),
  /** The greeting on the voucher. */
  message: z.string().nullable(),
  recipient_email: z.string().nullable(),
  send_to: z.enum(['buyer', 'recipient']).nullable(),
  send_on: day.nullable(),
  payment_method: paymentMethod.nullable(),
  /** Methods by which it can be paid now; empty where nothing is due. */
  payment_methods: z.array(paymentMethod),
  /** Last day for the payment. */
  pay_until: day.nullable(),
  /** State of the latest online payment; null when none was begun. */
  online_payment: z.enum(['open', 'paid', 'failed']).nullable(),
  transfer: transferInstructions.nullable(),
  /** Documents about its money; a correction reverses one whose money belonged elsewhere. */
  documents: z.array(z.object({ id, number: z.string(), money: cents, correction: z.boolean() })),
  /**
   * The refund (cents) of a withdrawal, its last day, and whether an account is needed; null where it is not possible.
   */
  withdrawal: z.object({ until: day, refund: cents, needs_account: z.boolean() }).nullable(),
  /** Cents that are still to be paid back. */
  to_refund: cents,
})
export type VoucherOrder = z.infer<typeof voucherOrder>

/** `POST /voucher-orders/{token}/payment`: pays it, or chooses the transfer (no address then). */
export const voucherOrderPayment = z.strictObject({ payment_method: paymentMethod })
export const voucherOrderPaid = z.object({ payment_url: z.string().nullable() })

/** `POST /voucher-orders/{token}/withdrawal`; the account only where the money cannot go back through a gateway. */
export const voucherWithdrawal = z.strictObject({ iban: iban.nullish() })
export type VoucherWithdrawal = z.infer<typeof voucherWithdrawal>
