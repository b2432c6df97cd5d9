import type { GatewayCheck } from '@dvor/contract/installation/gateway-keys.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Db } from '../../db/database.ts'

/** A payment as read back from the gateway; notifications are never trusted for it. */
export interface ProviderStatus {
  state: 'open' | 'paid' | 'failed'
  /** Cents. */
  amount: number
  /** ISO 4217, upper case. */
  currency: string
  /** Cents of a paid payment that the gateway has returned since; `part` where it does not tell how much. */
  returned?: number | 'part'
  /** Cents that the gateway keeps of a paid payment; absent where it does not tell. */
  fee?: number
}

/** Claim of the payer's bank on a payment. */
export interface Dispute {
  /** The gateway's id of it. */
  id: string
  /** The property's reference of the payment; null for a payment of another system. */
  payment: string | null
  /** Cents in dispute, and their currency (ISO 4217, upper case). */
  amount: number
  currency: string
  /** `inquiry`: the bank only asks; `withdrawn`: ended without a loss before a decision. */
  state: 'inquiry' | 'open' | 'withdrawn' | 'won' | 'lost'
  /** Whether the gateway holds the money back now. */
  isTaken: boolean
  /** Last moment for an answer. */
  answerBy: Date | null
}

/** A dispute whose payment is known. */
export type AppliedDispute = Omit<Dispute, 'payment' | 'currency'>

export interface PaymentRequest {
  reference: string
  /** One that the provider serves. */
  method: PaymentMethod
  /** Cents. */
  amount: number
  description: string
  /** Address to which the guest returns, whether paid or not. */
  returnUrl: string
  language: Language
  /** Name, e-mail and network address of the payer, for gateways that require them. */
  payer: { name: string; email: string; address: string | null }
  /** Time of the first request; a repeated one sends the same. */
  asked: Date
}

/** A payment by its reference and the gateway's id, which is null until the gateway has answered. */
export interface NamedPayment {
  reference: string
  provider_id: string | null
  /** Cents that were asked for, because not every gateway repeats them. */
  amount: number
}

/** Address where the guest pays, and the gateway's id of the payment. */
export interface BegunPayment {
  url: string
  providerId: string | null
}

export interface RefundRequest {
  /** The property's reference of the refund; repeating the request changes nothing. */
  reference: string
  payment: NamedPayment
  /** Cents. */
  amount: number
}

/** State of a refund at the gateway; `failure` is the gateway's reason. */
export interface RefundStatus {
  state: 'pending' | 'done' | 'failed'
  providerId: string | null
  failure: string | null
}

/** A notification as received, by POST or GET; a signature covers the bytes of the body. */
export interface PaymentNotification {
  body: Buffer
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Subject of a notification: a payment or a refund, by the property's reference or by the stored id of the gateway; a
 * dispute by the gateway's id.
 */
export type NotificationSubject =
  | { payment: string }
  | { refund: string }
  | { providerId: string }
  | { dispute: string }

/** A payment in the gateway's records; cents, `refunded` of them were paid back (null: the gateway does not tell). */
export interface BookedPayment {
  reference: string
  amount: number
  currency: string
  refunded: number | null
  /** Cents that the gateway keeps of it, once it tells. */
  fee?: number
}

/** The request did not reach the gateway or carried no accepted keys, so even one that must not be made twice may be repeated. */
export class RequestNotSent extends Error {}

/** The gateway's final refusal of a request: it carried nothing out, or does not have the payment. */
export class GatewayRefusal extends Error {}

/** Interface of every payment gateway (docs/domain.md, Payments). Called outside of any transaction. */
export interface PaymentProvider {
  /** Announces the payment; repeating it with the same reference changes nothing. */
  begin(db: Db, request: PaymentRequest): Promise<BegunPayment>
  /** @throws GatewayRefusal for a payment that these keys cannot read, as after a change of the account */
  status(db: Db, payment: NamedPayment): Promise<ProviderStatus>
  /**
   * Closes a payment that must not be made any more, if it was not made yet; `status` reads its state afterwards.
   * @throws when the gateway could not be reached
   */
  close(db: Db, payment: NamedPayment): Promise<void>
  /**
   * The payment or refund of a notification; null for one that needs no action. @throws ApiError `payment_invalid` for
   * one that is not the gateway's
   */
  readNotification(notification: PaymentNotification): Promise<NotificationSubject | null>
  /**
   * Pays money back. @throws when the gateway did not answer; the same request may be repeated then if
   * `repeatableRefunds` of `providers.ts` says so, otherwise only after `RequestNotSent`
   */
  refund(db: Db, request: RefundRequest): Promise<RefundStatus>
  /** State of a refund by the gateway's id. */
  refundStatus(db: Db, providerId: string): Promise<RefundStatus>
  /** A dispute by the gateway's id; absent where the gateway tells of none. */
  readDispute?(id: string): Promise<Dispute>
  /** Disputes that were opened since a moment. */
  listDisputes?(since: Date): Promise<Dispute[]>
  /** Whether these keys can read a payment: where the gateway keeps its modes apart, not one of the other mode. */
  canRead(payment: Pick<NamedPayment, 'provider_id'>): boolean
  /** Checks whether the gateway accepts the keys. */
  checkKeys(): Promise<GatewayCheck>
  /** Paid payments of this property among those begun since then; `ours` are the payments that it knows. */
  listBooked(db: Db, since: Date, ours: readonly NamedPayment[]): Promise<BookedPayment[]>
}
