import { createHmac, randomBytes } from 'node:crypto'

/** The part of a checkout session that the product reads, in the documented shape. */
export interface Session {
  id: string
  object: 'checkout.session'
  client_reference_id: string | null
  metadata: Record<string, string>
  amount_total: number
  currency: string
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  payment_intent: string | null
  url: string
  created: number
  expires_at: number
  locale: string | null
}

export interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

/** A dispute of a payment, in the documented shape. */
export interface StripeDispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status: string
  balance_transactions: { amount: number; fee: number }[]
  evidence_details: { due_by: number | null }
  created: number
}

/** An answer of the gateway, before it is written as JSON. */
export interface Answer {
  status: number
  body: unknown
}

/** Faults of the gateway; each is switched on by a test. */
export interface Trouble {
  /** Answers 503 to everything. */
  down: boolean
  /** Number of requests that are carried out and whose connection is then dropped. */
  lostAnswers: number
  /** Refunds begin as pending. */
  slowRefunds: boolean
  /** Every refund is refused with this message. */
  refusal: string | null
}

/** State of a payment that the bank decides after the page was completed. */
export type Intent = 'processing' | 'requires_payment_method'

/** A session with its payment where the query asks for it. */
export function withIntent(
  session: Session,
  intents: ReadonlyMap<string, Intent>,
  query: URLSearchParams,
): unknown {
  const { payment_intent: id } = session
  if (!id || query.get('expand[0]') !== 'payment_intent') return session
  const payment_intent = { id, object: 'payment_intent', status: intents.get(id) ?? 'succeeded' }
  return { ...session, payment_intent }
}

/** An id as the gateway makes it in a mode. */
export const newName = (kind: string, mode = 'test') => `${kind}_${mode}_${randomBytes(12).toString('hex')}`

export const invalidRequest = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
})

/** A notification with its signature as documented, at the given moment. */
export function signed(body: string, at: Date, secret: string) {
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` }
  return { body: Buffer.from(body), headers }
}
