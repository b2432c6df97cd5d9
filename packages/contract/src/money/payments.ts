import { z } from 'zod'
import { cents, day, id, instant } from '../values/values.ts'
import { openInstalment } from './payment-schedule.ts'

export const refundStates = [
  { value: 'requested', label: { sk: 'Odosielame bráne', en: 'Being sent to the gateway' } },
  { value: 'pending', label: { sk: 'Brána ju spracúva', en: 'The gateway is processing it' } },
  { value: 'unanswered', label: { sk: 'Brána neodpovedala', en: 'The gateway did not answer' } },
  { value: 'done', label: { sk: 'Vrátené', en: 'Refunded' } },
  { value: 'failed', label: { sk: 'Brána odmietla', en: 'The gateway refused' } },
] as const
export const refundState = z.enum(refundStates.map((state) => state.value))
export type RefundState = z.infer<typeof refundState>

/** `POST /reservations/{id}/refunds`: a refund through the gateway that took the payment. */
export const refundInput = z.strictObject({
  /** The gateway's payment in the ledger. */
  transaction: id,
  /** Cents, at most the rest of that payment. */
  amount: z.int().min(1).max(100_000_000),
  note: z.string().trim().max(500).nullish(),
})
export type RefundInput = z.infer<typeof refundInput>

/**
 * `POST /reservations/{id}/refunds/{refund}/outcome`: what the owner found at a gateway that did not answer the request
 * for a refund.
 */
export const refundOutcome = z.strictObject({ state: z.enum(['done', 'failed']) })
export type RefundOutcome = z.infer<typeof refundOutcome>

/** A refund through a gateway; the ledger gets its entry once the gateway has carried it out. */
export const refund = z.object({
  id,
  transaction: id,
  amount: cents,
  state: refundState,
  /** The gateway's reason where it refused. */
  failure: z.string().nullable(),
  note: z.string().nullable(),
  requested_by: z.string(),
  requested_at: instant,
})
export type Refund = z.infer<typeof refund>

/** The next part after the deposit, and its last day. */
export const balanceDue = z.object({ amount: cents, due_on: day })
export type BalanceDue = z.infer<typeof balanceDue>

/** A receipt for money taken or given back at the front desk, from its own yearly series. */
export const receiptView = z.object({ id, transaction: id, number: z.string() })
export type ReceiptView = z.infer<typeof receiptView>

/** `GET /reservations/{id}/payments`: data beside the ledger. */
export const paymentOverview = z.object({
  balance: balanceDue.nullable(),
  /** All parts of the price; empty where the guest pays on site or nothing is due any more. */
  instalments: z.array(openInstalment),
  /** Gateway payments that can still be refunded, with the amounts in cents. */
  refundable: z.array(z.object({ transaction: id, amount: cents })),
  refunds: z.array(refund),
  /** Fees that gateways keep of payments, in cents, where they tell them (Comgate). */
  fees: z.array(z.object({ transaction: id, amount: cents })),
  receipts: z.array(receiptView),
})
export type PaymentOverview = z.infer<typeof paymentOverview>
