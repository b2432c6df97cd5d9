import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { paymentAttempts, type ProviderName } from '../db/schema/accounting/payments.ts'

/** A payment begun with a gateway, and its booked amount in cents (0: none). */
export interface OwnPayment {
  reservation: string | null
  voucher: string | null
  reference: string
  provider_id: string | null
  /** Cents that were asked for. */
  amount: number
  booked: number
  /** Whether it was reversed because the gateway had returned it. */
  taken_back: boolean
}

/**
 * Payments begun with a gateway since a moment, with the booked amounts; a reversed entry counts, because the gateway
 * has it.
 */
export async function listOwnPayments(db: Db, provider: ProviderName, since: Date): Promise<OwnPayment[]> {
  return db
    .select({
      reservation: paymentAttempts.reservation,
      voucher: paymentAttempts.voucher,
      reference: paymentAttempts.reference,
      provider_id: paymentAttempts.provider_id,
      amount: paymentAttempts.amount,
      booked: sql<number>`coalesce((select t.amount from transaction_logs t
        where t.provider = ${paymentAttempts.provider} and t.provider_reference = ${paymentAttempts.reference}), (select m.money
        from voucher_movements m where m.provider = ${paymentAttempts.provider}
          and m.provider_reference = ${paymentAttempts.reference}), 0)`,
      taken_back: sql<boolean>`exists (select from transaction_logs t where t.provider = ${paymentAttempts.provider}
        and t.provider_reference = 'dispute:returned:' || ${paymentAttempts.reference})`,
    })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), gte(paymentAttempts.createdAt, since.toISOString())))
}
