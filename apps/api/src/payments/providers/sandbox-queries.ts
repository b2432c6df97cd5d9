import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { BookedPayment, PaymentRequest } from './provider.ts'
import { sandboxPayments, sandboxRefunds } from '../../db/schema/accounting/payments.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** Inserts a payment (cents) of the trial gateway; a repeated reference changes nothing. */
export async function insertSandboxPayment(
  db: Db,
  { reference, amount, description, returnUrl }: PaymentRequest,
): Promise<void> {
  await db
    .insert(sandboxPayments)
    .values({ reference, amount, description, return_url: returnUrl })
    .onConflictDoNothing()
}

/** @throws ApiError `not_found` */
export async function findSandboxPayment(db: Db, reference: string): Promise<SandboxPayment> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  if (!row) throw notFound('Payment')
  return row
}

/** Stores the result of an action at the trial gateway; a paid payment stays paid. */
export async function updateSandboxPayment(
  db: Db,
  reference: string,
  changes: Partial<Pick<SandboxPayment, 'state' | 'settles_at'>>,
): Promise<void> {
  await db
    .update(sandboxPayments)
    .set(changes)
    .where(and(eq(sandboxPayments.reference, reference), ne(sandboxPayments.state, 'paid')))
}

/** Closes a payment on which no action was taken yet, so that it cannot be paid any more. */
export async function closeSandboxPayment(db: Db, reference: string): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ state: 'declined' })
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, 'created')))
}

const givenBack = sql<number>`(select coalesce(sum(r.amount), 0)::int from sandbox_refunds r where r.payment = ${sandboxPayments.reference})`

/** Refunds at most the rest of a payment; the same reference once. @returns whether it was refunded */
export async function refundInSandbox(db: Db, refund: typeof sandboxRefunds.$inferInsert): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [payment] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, refund.payment))
      .for('update')
    const [earlierRefund] = await tx
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.reference, refund.reference))
    if (earlierRefund) return true
    const [row] = await tx
      .select({ left: sql<number>`${sandboxPayments.amount} - ${givenBack}` })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, refund.payment))
    if (!payment || !row || refund.amount > row.left) return false
    await tx.insert(sandboxRefunds).values(refund)
    return true
  })
}

/** The trial gateway's records since a moment: paid payments and their refunds. */
export async function listPaidInSandbox(db: Db, since: Date): Promise<BookedPayment[]> {
  return db
    .select({
      reference: sandboxPayments.reference,
      amount: sandboxPayments.amount,
      currency: sandboxPayments.currency,
      refunded: givenBack,
    })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.state, 'paid'), gte(sandboxPayments.createdAt, since.toISOString())))
}
