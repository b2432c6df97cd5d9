import { z } from 'zod'
import { walletName } from '../installation/wallet-keys.ts'
import { guestDocument } from '../money/invoices.ts'
import { transactionLog } from '../money/ledger.ts'
import { balanceDue } from '../money/payments.ts'
import { openInstalment } from '../money/payment-schedule.ts'
import { couponDiscount, priceBreakdown } from '../pricing/quotes.ts'
import { paymentMethod, paymentStatus, reservationState } from '../values/reservation-states.ts'
import { company } from '../money/company.ts'
import { commonServiceReservation, guest, reservationToken, stayView } from './reservations.ts'
import { guestAddress } from './guest-address.ts'
import { allowanceRequest, allowanceSum } from './recreation-allowance.ts'
import { serviceReservation } from '../services/slots.ts'
import { cents, day, email, instant, language, time } from '../values/values.ts'

/** Data of a bank transfer; `pay_by_square` is the text of the QR code, `qr_svg` its picture. */
export const transferInstructions = z.object({
  iban: z.string(),
  bic: z.string().nullable(),
  beneficiary: z.string(),
  variable_symbol: z.string(),
  amount: cents,
  due_day: day.nullable(),
  pay_by_square: z.string(),
  qr_svg: z.string(),
  payme_url: z.string(),
})
export type TransferInstructions = z.infer<typeof transferInstructions>

/** Amount returned if cancelled today, by the agreed rules. */
export const cancellationQuote = z.object({
  refund: cents,
  fee: cents,
  /** Each rule with its last day and the percentage of the price without the stay tax that is kept. */
  rules: z.array(z.object({ until: day.nullable(), fee_percent: z.int(), fee: cents })),
})
export type CancellationQuote = z.infer<typeof cancellationQuote>

/** Discount for the next stay of a guest whose stay is finished; the code is for this guest only. */
export const returnOffer = z.object({
  code: z.string(),
  discount: couponDiscount,
  /** Last day of booking; null for no end. */
  valid_to: day.nullable(),
  /** First and last night that it covers. */
  stay_from: day.nullable(),
  stay_to: day.nullable(),
  min_nights: z.int().nullable(),
})
export type ReturnOffer = z.infer<typeof returnOffer>

/** `GET /reservation-details/{token}`: the data for the guest. */
export const reservationDetail = z.object({
  token: reservationToken,
  number: z.string().nullable(),
  state: reservationState,
  language,
  guest: guest.partial().nullable(),
  company: company.nullable(),
  guest_address: guestAddress.nullable(),
  recreation_allowance: allowanceRequest.nullable(),
  /** The highest allowance for the present price; null where the stay gives none. */
  allowance: allowanceSum.nullable(),
  /** When the documents of the allowance were issued and sent; null before. */
  allowance_sent_at: instant.nullable(),
  arrival_time: time.nullable(),
  note: z.string().nullable(),
  stays: z.array(stayView),
  services: z.array(serviceReservation),
  common_services: z.array(commonServiceReservation),
  coupon: z.string().nullable(),
  /** Name of the rate plan in the guest's language; null where there was no choice. */
  rate_plan: z.string().nullable(),
  price: priceBreakdown,
  payment_method: paymentMethod.nullable(),
  payment_methods: z.array(paymentMethod),
  payment_status: paymentStatus,
  paid: cents,
  due: cents,
  /** The amount to pay next: the rest of the first part that is open. */
  due_now: cents,
  /** Amount paid above the kept one, to be returned to the guest. */
  to_return: cents,
  /** Amount kept of a cancelled reservation; null before. */
  cancellation_fee: cents.nullable(),
  /** The next part after the deposit, and its last day. */
  balance: balanceDue.nullable(),
  /** All parts of the price; empty where the guest pays on site or nothing is due any more. */
  instalments: z.array(openInstalment),
  /** Cents taken on arrival and returned on departure; not in `price` nor `due`. */
  security_deposit: cents,
  pay_by: instant.nullable(),
  hold_expires_at: instant.nullable(),
  payments: z.array(
    transactionLog.pick({ id: true, kind: true, method: true, amount: true, booked_at: true }),
  ),
  transfer: transferInstructions.nullable(),
  /** All documents about it, oldest first. */
  documents: z.array(guestDocument),
  /** State of the latest online payment; null when none was begun. */
  online_payment: z.enum(['open', 'paid', 'failed']).nullable(),
  /** Wallets of phones that take it; empty where it is not confirmed, or no keys are set. */
  wallets: z.array(walletName),
  can_cancel: z.boolean(),
  /** The cancellation rules that were agreed, with days and euros. */
  cancellation_rules: cancellationQuote.shape.rules,
  /** Last day on which the guest may change it by the link; null when that is not possible. */
  change_until: day.nullable(),
  /** Null while the stay is not finished, and where the property has no such discount. */
  return_offer: returnOffer.nullable(),
  /** Version for a change (`If-Match`). */
  updated_at: instant,
  created_at: instant,
})
export type ReservationDetail = z.infer<typeof reservationDetail>

export const paymentStart = z.strictObject({ payment_method: paymentMethod })
export const paymentStarted = z.object({ payment_url: z.string().nullable(), detail: reservationDetail })

export const cancellationRequest = z.strictObject({
  dry_run: z.boolean().default(false),
  reason: z.string().max(500).nullish(),
})

/** `POST /reservation-details/{token}/email`: a new address of the guest, to which the e-mail is sent again. */
export const emailChange = z.strictObject({ email })

export const resendRequest = z.strictObject({ number: z.string().trim().min(1).max(20), email })
