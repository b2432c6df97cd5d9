import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import type { Db } from '../../platform/database.ts'

/** A payment as the gateway knows it, read back from it and never believed from a notification. */
export interface ProviderStatus {
  state: 'open' | 'paid' | 'failed'
  /** Cents. */
  amount: number
  /** ISO 4217, upper case. */
  currency: string
}

export interface PaymentRequest {
  reference: string
  /** Cents. */
  amount: number
  description: string
  /** Where the guest comes back to, paid or not. */
  returnUrl: string
  language: 'sk' | 'en'
  /** When it was first asked for; asking again sends the same. */
  asked: Date
}

/** A payment by both its names; the gateway's is null until it has answered. */
export interface NamedPayment {
  reference: string
  provider_id: string | null
}

/** Where the guest pays, and the gateway's own name for the payment. */
export interface BegunPayment {
  url: string
  providerId: string | null
}

export interface RefundRequest {
  /** Our name for the refund; repeating it changes nothing. */
  reference: string
  payment: NamedPayment
  /** Cents. */
  amount: number
}

/** How a refund stands with the gateway; `failure` is its reason, in its own words. */
export interface RefundStatus {
  state: 'pending' | 'done' | 'failed'
  providerId: string | null
  failure: string | null
}

/** A notification as it came in: what a signature covers are the bytes. */
export interface Notice {
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a notification is about: a payment by our reference, or a refund by ours. */
export type NoticeSubject = { payment: string } | { refund: string }

/** A payment in the gateway's own records; cents, `refunded` of it went back. */
export interface BookedPayment {
  reference: string
  amount: number
  currency: string
  refunded: number
}

/** What every gateway must be able to do (docs/domain.md, Payments). Called outside of any transaction. */
export interface PaymentProvider {
  /** Announces the payment; repeating it with the same reference changes nothing. */
  begin(db: Db, request: PaymentRequest): Promise<BegunPayment>
  status(db: Db, payment: NamedPayment): Promise<ProviderStatus>
  /**
   * Ends a payment that nobody shall make any more, where it was not made yet; how it stands then is for `status`.
   * @throws when the gateway could not be asked
   */
  close(db: Db, payment: NamedPayment): Promise<void>
  /**
   * Which payment or refund a notification is about; null for one that needs nothing of us.
   * @throws ApiError `payment_invalid` for one that is not the gateway's
   */
  readNotice(notice: Notice): Promise<NoticeSubject | null>
  /** Gives money back. @throws when the gateway could not be asked; then the same request may be made again */
  refund(db: Db, request: RefundRequest): Promise<RefundStatus>
  /** How a refund stands that the gateway has named. */
  refundStatus(db: Db, providerId: string): Promise<RefundStatus>
  /** Whether the gateway takes our keys. */
  checkKeys(): Promise<GatewayCheck>
  /** Payments of ours that were paid among those begun since then. */
  listBooked(db: Db, since: Date): Promise<BookedPayment[]>
}
