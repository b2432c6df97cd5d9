import type { Db } from '../db/database.ts'
import type { PaymentRefund } from './refund-queries.ts'
import type { PaymentServices } from './providers/services.ts'
import type { PaymentAttempt } from './payment-queries.ts'
import type { AppliedDispute, ProviderStatus } from './providers/provider.ts'
import { reservationTarget } from './reservation-target.ts'
import { voucherTarget } from './voucher-target.ts'

/**
 * The reservation or voucher that a payment is for: locks it, and books money and refunds where its money is recorded.
 */
export interface PaymentTarget {
  /** Locks it until the transaction ends, before the rows of payments and refunds. */
  lock(db: Db): Promise<void>
  /** Whether an open payment of this amount (cents) may still be made; `newest`: only the one begun last. */
  wants(db: Db, amount: number): Promise<'any' | 'newest' | 'none'>
  /** Books a payment in the gateway's amount; it is locked. */
  book(db: Db, attempt: PaymentAttempt, status: ProviderStatus): Promise<void>
  /** Books a refund that the gateway has carried out; it is locked. */
  bookRefund(db: Db, refund: PaymentRefund): Promise<void>
  /** Takes back what was booked of a refund that has failed; it is locked. */
  takeBackRefund(db: Db, refund: PaymentRefund): Promise<void>
  /** Books what a dispute did to the money of a paid attempt; it is locked. */
  applyDispute(db: Db, attempt: PaymentAttempt, dispute: AppliedDispute): Promise<void>
  /** Shows the owner a problem with its payments, or with the refund `subject`. It is locked. */
  flag(db: Db, problem: PaymentProblem): Promise<void>
}

/** A problem with payments; `reason` is a Slovak sentence for the owner. */
export interface PaymentProblem {
  kind: 'payment_differs' | 'refund_failed' | 'payment_disputed' | 'payment_reversed'
  reason: string
  subject?: string
}

/** The reservation or the gift voucher of a payment. */
export interface PaidThing {
  reservation: string | null
  voucher: string | null
}

/** The target of a payment or a refund, of which the database allows exactly one. */
export function targetOf({ reservation, voucher }: PaidThing, services: PaymentServices): PaymentTarget {
  if (reservation !== null) return reservationTarget(reservation, services)
  if (voucher !== null) return voucherTarget(voucher, services)
  throw new Error('a payment is for nothing')
}
