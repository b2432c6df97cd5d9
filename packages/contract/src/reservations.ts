import { z } from 'zod'
import { commonServiceWish, couponCode, priceBreakdown, stayWish } from './quotes.ts'
import { paymentMethod, paymentStatus, reservationState } from './reservation-states.ts'
import { cents, day, email, id, instant, language, phone, time } from './values.ts'

const name = z.string().trim().min(1).max(100)

/** The secret in a guest's link: 256 random bits in base64url. */
export const reservationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const guest = z.strictObject({
  first_name: name,
  last_name: name,
  email,
  phone,
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type Guest = z.infer<typeof guest>

export const company = z.strictObject({
  name,
  street: name,
  city: name,
  postal_code: z.string().trim().min(3).max(12),
  country: z.string().regex(/^[A-Z]{2}$/),
  ico: z
    .string()
    .regex(/^\d{8}$/)
    .nullish(),
  dic: z
    .string()
    .regex(/^\d{10}$/)
    .nullish(),
  ic_dph: z
    .string()
    .regex(/^[A-Z]{2}[0-9A-Z]{8,12}$/)
    .nullish(),
})
export type Company = z.infer<typeof company>

/** `POST /reservation-holds`: takes the nights for a few minutes; with its own token it replaces that hold. */
export const holdRequest = z.strictObject({
  stays: z.array(stayWish).min(1).max(10),
  hold_token: reservationToken.nullish(),
})
export type HoldInput = z.input<typeof holdRequest>

export const hold = z.object({ token: reservationToken, expires_at: instant, price: priceBreakdown })
export type Hold = z.infer<typeof hold>

/** `POST /reservation-orders`: the binding order with the obligation to pay. */
export const orderRequest = z.strictObject({
  hold_token: reservationToken,
  guest,
  company: company.nullish(),
  common_services: z.array(commonServiceWish).max(30).default([]),
  coupon: couponCode.nullish(),
  payment_method: paymentMethod,
  arrival_time: time.nullish(),
  note: z.string().trim().max(2000).nullish(),
  language: language.default('sk'),
  terms_version: z.string().min(1).max(40),
  /** What the guest saw on the button's page; any other total is refused with the new breakdown. */
  expected_total: cents,
})
export type OrderRequest = z.infer<typeof orderRequest>
export type OrderInput = z.input<typeof orderRequest>

export const orderResult = z.object({
  token: reservationToken,
  number: z.string(),
  state: reservationState,
  /** Where to pay now, on our origin or the gateway's; null when nothing is paid online. */
  payment_url: z.string().nullable(),
})
export type OrderResult = z.infer<typeof orderResult>

export const staySeen = z.object({
  id,
  accommodation_unit: z.object({ id, title: z.string(), slug: z.string(), code: z.string() }),
  arrival: day,
  departure: day,
  adults: z.int(),
  children_ages: z.array(z.int()),
})
export type StaySeen = z.infer<typeof staySeen>

export const commonServiceReservation = z.object({
  id,
  common_service: id.nullable(),
  title: z.string(),
  quantity: z.int(),
  amount: cents,
})

export const transactionKinds = [
  { value: 'payment', label: 'Platba' },
  { value: 'refund', label: 'Vrátenie' },
  { value: 'reversal', label: 'Storno zápisu' },
] as const

export const transactionMethods = [
  { value: 'card', label: 'Karta' },
  { value: 'transfer', label: 'Prevod' },
  { value: 'cash', label: 'Hotovosť' },
  { value: 'voucher', label: 'Poukaz' },
  { value: 'sandbox', label: 'Skúšobná platba' },
] as const

/** One movement in the ledger; `amount` is positive for money in, negative for money out. */
export const transactionLog = z.object({
  id,
  kind: z.enum(transactionKinds.map((kind) => kind.value)),
  method: z.enum(transactionMethods.map((method) => method.value)),
  amount: cents,
  booked_at: instant,
  note: z.string().nullable(),
  provider_reference: z.string().nullable(),
  reverses: id.nullable(),
  recorded_by: z.string(),
})
export type TransactionLog = z.infer<typeof transactionLog>

/** `POST /reservations/{id}/transaction-logs`: amounts are positive, the kind gives the sign. */
export const transactionInput = z.strictObject({
  kind: z.enum(['payment', 'refund', 'reversal']),
  method: z.enum(['card', 'transfer', 'cash', 'voucher']),
  amount: z.int().min(1).max(100_000_000),
  note: z.string().trim().max(500).nullish(),
  /** The entry that a reversal takes back. */
  reverses: id.nullish(),
})
export type TransactionInput = z.infer<typeof transactionInput>

/** How to pay by bank transfer; `pay_by_square` is the text of the QR code, `qr_svg` its picture. */
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

/** What would come back when cancelled today, by the rules the guest agreed to. */
export const cancellationOffer = z.object({
  refund: cents,
  fee: cents,
  /** Each rule with the last day on which it holds; percent of the total that is kept. */
  rules: z.array(z.object({ until: day.nullable(), fee_percent: z.int(), fee: cents })),
})
export type CancellationOffer = z.infer<typeof cancellationOffer>

/** `GET /reservation-details/{token}`: what the guest may see. */
export const reservationDetail = z.object({
  token: reservationToken,
  number: z.string().nullable(),
  state: reservationState,
  language,
  guest: guest.partial().nullable(),
  company: company.nullable(),
  arrival_time: time.nullable(),
  note: z.string().nullable(),
  stays: z.array(staySeen),
  common_services: z.array(commonServiceReservation),
  coupon: z.string().nullable(),
  price: priceBreakdown,
  payment_method: paymentMethod.nullable(),
  payment_methods: z.array(paymentMethod),
  payment_status: paymentStatus,
  paid: cents,
  due: cents,
  /** What must be paid next: the rest of the deposit, else the rest of all. */
  due_now: cents,
  pay_by: instant.nullable(),
  hold_expires_at: instant.nullable(),
  payments: z.array(
    transactionLog.pick({ id: true, kind: true, method: true, amount: true, booked_at: true }),
  ),
  transfer: transferInstructions.nullable(),
  /** How the latest online payment stands; null when none was begun. */
  online_payment: z.enum(['open', 'paid', 'failed']).nullable(),
  can_cancel: z.boolean(),
  created_at: instant,
})
export type ReservationDetail = z.infer<typeof reservationDetail>

export const paymentStart = z.strictObject({
  payment_method: z.enum(['card', 'sandbox', 'transfer', 'on_site']),
})
export const paymentStarted = z.object({ payment_url: z.string().nullable(), detail: reservationDetail })

export const cancellationRequest = z.strictObject({
  dry_run: z.boolean().default(false),
  reason: z.string().max(500).nullish(),
})

export const resendRequest = z.strictObject({ number: z.string().trim().min(1).max(20), email })

/** `POST /reservations`: the admin's own booking; a name and a phone number are enough. */
export const adminBooking = z.strictObject({
  stays: z.array(stayWish).min(1).max(10),
  guest: z.strictObject({
    first_name: name.nullish(),
    last_name: name,
    email: email.nullish(),
    phone: phone.nullish(),
    country: guest.shape.country.nullish(),
  }),
  company: company.nullish(),
  common_services: z.array(commonServiceWish).max(30).default([]),
  coupon: couponCode.nullish(),
  state: z.enum(['confirmed', 'awaiting_payment']).default('confirmed'),
  channel: z.enum(['phone', 'walk_in']).default('phone'),
  payment_method: paymentMethod.default('on_site'),
  arrival_time: time.nullish(),
  note: z.string().trim().max(2000).nullish(),
  internal_note: z.string().trim().max(5000).nullish(),
  language: language.default('sk'),
  /** Refused with `price_changed` when another total results; null accepts the computed one. */
  expected_total: cents.nullish(),
})
export type AdminBookingInput = z.input<typeof adminBooking>

/** `PUT /reservations/{id}`: guest and notes, and `state`, which runs the transition. */
export const reservationEdit = z.strictObject({
  state: reservationState.optional(),
  guest: adminBooking.shape.guest.optional(),
  company: company.nullish(),
  arrival_time: time.nullish(),
  note: z.string().trim().max(2000).nullish(),
  internal_note: z.string().trim().max(5000).nullish(),
  attention: z.string().trim().max(500).nullish(),
})
export type ReservationEdit = z.infer<typeof reservationEdit>

export const staysChange = z.strictObject({
  stays: z.array(stayWish).min(1).max(10),
  expected_total: cents.nullish(),
})

export const historyEntry = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type HistoryEntry = z.infer<typeof historyEntry>
