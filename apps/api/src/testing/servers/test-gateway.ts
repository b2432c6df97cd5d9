import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'

/** A notification as the gateway sends it: by POST unless it says otherwise. */
export interface TestNotification {
  method?: 'GET' | 'POST'
  query?: string
  body: Buffer
  headers: Record<string, string>
}

/** The payment that the property requested from the gateway, and whether it can still be paid. */
export interface AskedPayment {
  /** Cents. */
  amount: number
  /** ISO 4217, upper case. */
  currency: string
  language: string | null
  isOpen: boolean
}

/** Actions of every card gateway of the tests; payments are named by the address where the guest pays. */
export interface TestGateway {
  readonly provider: GatewayName
  /** Whether the property can end a payment that must not be made any more. */
  readonly closesPayments: boolean
  /** Faults: everything fails, or the answers to this many requests are lost after the work is done. */
  readonly trouble: { down: boolean; lostAnswers: number }
  /** @returns its origin and the keys that it accepts */
  start(): Promise<{ origin: string; keys: Record<string, string> }>
  stop(): Promise<void>
  /** Number of payments that it has. */
  count(): number
  asked(url: string | null): AskedPayment
  /** Pays as the guest; amount (cents) and currency may be made to differ. */
  payAt(url: string | null, differing?: { amount?: number; currency?: string }): void
  /** Ends an open payment, as after its time. */
  expireAt(url: string | null): void
  /** Removes a payment from its records. */
  forget(url: string | null): void
  /** A notification that claims that the payment is paid. */
  paidNotification(url: string | null, at: Date): TestNotification
  /** Notifications about a payment that the gateway did not send. */
  forgedNotifications(url: string | null, at: Date): TestNotification[]
  /** A genuine notification of another shop's or an unknown payment. */
  foreignNotification(at: Date): TestNotification
}

/** A notification that names its payment in the query of a GET. */
export const notifiedByQuery = (query: string): TestNotification => ({
  method: 'GET',
  query,
  body: Buffer.alloc(0),
  headers: {},
})
