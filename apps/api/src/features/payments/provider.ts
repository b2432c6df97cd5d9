import type { Db } from '../../platform/database.ts'

/** A payment as the gateway knows it, read back from it and never believed from a notification. */
export interface ProviderStatus {
  state: 'open' | 'paid' | 'failed'
  /** Cents. */
  amount: number
  currency: string
}

export interface PaymentRequest {
  reference: string
  /** Cents. */
  amount: number
  description: string
  returnUrl: string
}

/** What every gateway must be able to do (design/domain.md, Payments). Called outside of any transaction. */
export interface PaymentProvider {
  /** Announces the payment; repeating it with the same reference changes nothing. @returns where the guest pays */
  begin(db: Db, request: PaymentRequest): Promise<string>
  status(db: Db, reference: string): Promise<ProviderStatus>
  /** Which payment a notification is about. @throws ApiError `payment_invalid` for one that is not the gateway's */
  readNotification(body: unknown): string
}
