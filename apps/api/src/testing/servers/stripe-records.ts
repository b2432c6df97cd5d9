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
