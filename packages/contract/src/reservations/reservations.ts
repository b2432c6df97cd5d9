import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { voucherCode } from '../money/vouchers.ts'
import { company } from '../money/company.ts'
import { statedExemptions } from '../money/stay-tax.ts'
import { guestAddress } from './guest-address.ts'
import { allowanceRequest, hasAllowanceAddress, hasOneCustomer } from './recreation-allowance.ts'
import { deviceKeyHeader, deviceKeyPattern } from '../values/device-key.ts'
import {
  commonServiceRequest,
  couponCode,
  priceBreakdown,
  requestedServices,
  requestedStays,
  requestsSomething,
} from '../pricing/quotes.ts'
import { paymentMethod, reservationState } from '../values/reservation-states.ts'
import { cents, country, day, email, id, instant, language, phone, time, name } from '../values/values.ts'

/** The secret in a guest's link: 256 random bits in base64url. */
export const reservationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The client's key of a call (`Idempotency-Key`), so that it can be repeated when its answer was lost. */
export const idempotencyKey = z.string().regex(/^[\x20-\x7e]{8,200}$/)

/** Header `Device-Key`: the guest's browser, which owns the hold. */
export const deviceKey = z.string().regex(deviceKeyPattern)
export const deviceHeaders = z.looseObject({ [deviceKeyHeader]: deviceKey.optional() })
export const keyedHeaders = z.looseObject({
  'idempotency-key': idempotencyKey.optional(),
  ...deviceHeaders.shape,
})

export const guest = z.strictObject({
  first_name: name,
  last_name: name,
  email,
  phone,
  country,
})
export type Guest = z.infer<typeof guest>

/**
 * `POST /reservation-holds`: takes nights and seats for a few minutes; with its own token it replaces that hold. With
 * a `Device-Key` it also replaces the device's other holds, in one transaction, and the same request keeps its token;
 * without one the `Idempotency-Key` identifies the device among callers of the same address. `DELETE` accepts either
 * key in place of the token, so that a hold whose answer was lost can be released.
 */
export const holdRequest = z
  .strictObject({
    stays: requestedStays,
    services: requestedServices,
    /** Absent: the first rate plan of all its units that can be booked. */
    rate_plan: id.nullish(),
    /** Stated by the guest already; the price of the hold is the one of an order that states them. */
    tax_exemptions: statedExemptions,
    hold_token: reservationToken.nullish(),
    /** The stays are sold as this package; the order keeps it. */
    package: id.nullish(),
  })
  .refine(...requestsSomething)

export const hold = z.object({ token: reservationToken, expires_at: instant, price: priceBreakdown })
export type Hold = z.infer<typeof hold>

const orderParts = z.strictObject({
  hold_token: reservationToken,
  guest,
  company: company.nullish(),
  /** Only where a document needs it: an invoice to the guest, the recreation allowance. */
  guest_address: guestAddress.nullish(),
  /** With `guest_address` and without `company`, because the employee is the customer. */
  recreation_allowance: allowanceRequest.nullish(),
  /** Absent: the seats of the hold; otherwise these replace them. */
  services: requestedServices.unwrap().optional(),
  common_services: z.array(commonServiceRequest).max(30).default([]),
  coupon: couponCode.nullish(),
  /** Return code of the guest's device; that of another guest changes nothing but the total. */
  return_code: couponCode.nullish(),
  /** Absent: that of the hold. */
  rate_plan: id.nullish(),
  /** Code of a gift voucher that pays what is due, or a part of it. */
  voucher: voucherCode.nullish(),
  /** Absent: those of the hold; otherwise these replace them. */
  tax_exemptions: statedExemptions,
  payment_method: paymentMethod,
  arrival_time: time.nullish(),
  note: z.string().trim().max(2000).nullish(),
  language: language.default('sk'),
  terms_version: z.string().min(1).max(40),
  /** The total shown to the guest; any other is refused with the new breakdown. */
  expected_total: cents,
  /** From the link to an unfinished booking: proves the guest's mailbox where its orders are used up (`order_limit`). */
  mailbox_proof: z.string().max(100).nullish(),
})

/** `POST /reservation-orders`: the binding order with the obligation to pay. */
export const orderRequest = orderParts
  .refine(hasAllowanceAddress, { path: ['guest_address'], error: 'required' })
  .refine(hasOneCustomer, { path: ['company'], error: 'mismatch' })
export type OrderRequest = z.infer<typeof orderRequest>
export type OrderInput = z.input<typeof orderRequest>

export const orderResult = z.object({
  token: reservationToken,
  number: z.string(),
  state: reservationState,
  /** Address for paying now, on the property's origin or the gateway's; null when nothing is paid online. */
  payment_url: z.string().nullable(),
})
export type OrderResult = z.infer<typeof orderResult>

export const stayView = z.object({
  id,
  accommodation_unit: z.object({ id, title: z.string(), slug: z.string(), code: z.string() }),
  /** Titles of the rooms that a whole takes; empty for a unit of its own. */
  rooms: z.array(z.string()),
  arrival: day,
  departure: day,
  adults: z.int(),
  children_ages: z.array(z.int()),
  /** Times of its building, else of the property. */
  check_in_from: time,
  check_out_until: time,
  /** Of short-term rental: the unit's own one, else its building's. */
  registration_number: z.string().nullable(),
  /** Address of its building; null where that is the property's. */
  address: z.string().nullable(),
})
export type StayView = z.infer<typeof stayView>

export const commonServiceReservation = z.object({
  id,
  common_service: id.nullable(),
  title: z.string(),
  quantity: z.int(),
  amount: seenWith('money.read', cents),
})
