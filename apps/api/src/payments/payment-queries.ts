import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { readPages } from '../db/read-pages.ts'
import { notFound } from '../platform/errors.ts'
import { paymentAttempts, paymentRefunds } from '../db/schema/accounting/payments.ts'
import { transactionLogs } from '../db/schema/reservations/reservations.ts'
import type { ProviderStatus } from './providers/provider.ts'

export type PaymentAttempt = typeof paymentAttempts.$inferSelect

/** The reservation or the gift voucher that payments are for. */
export type PaidFor = Partial<Pick<PaymentAttempt, 'reservation' | 'voucher'>>

function isFor({ reservation, voucher }: PaidFor): SQL {
  if (reservation) return eq(paymentAttempts.reservation, reservation)
  if (voucher) return eq(paymentAttempts.voucher, voucher)
  throw new Error('a payment is for nothing')
}

export async function insertAttempt(
  db: Db,
  values: typeof paymentAttempts.$inferInsert,
): Promise<PaymentAttempt> {
  const [row] = await db.insert(paymentAttempts).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A payment by the property's own reference, which the gateway repeats in its notifications. */
export async function findAttempt(db: Db, reference: string): Promise<PaymentAttempt | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference))
  return row
}

/** The attempt with this stored id of a gateway. */
export async function findAttemptOf(
  db: Db,
  provider: PaymentAttempt['provider'],
  providerId: string,
): Promise<PaymentAttempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.provider_id, providerId)))
  return row
}

/** As `findAttempt`, locked until the transaction ends. */
export async function lockAttempt(db: Db, reference: string): Promise<PaymentAttempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference))
    .for('update')
  return row
}

/** The online payment of a reservation or voucher that was begun last. */
export async function findLatestAttempt(db: Db, paidFor: PaidFor): Promise<PaymentAttempt | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(isFor(paidFor))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  return row
}

/** Undecided attempts of a reservation or voucher, oldest first. */
export async function listOpenAttempts(db: Db, paidFor: PaidFor): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'open'), isFor(paidFor)))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id))
}

/** Attempts of a reservation or voucher that are undecided, or failed and begun since a moment, oldest first. */
export async function listUnpaidAttempts(db: Db, paidFor: PaidFor, since: Date): Promise<PaymentAttempt[]> {
  const { state, createdAt, id } = paymentAttempts
  const isLate = and(eq(state, 'failed'), gte(createdAt, since.toISOString()))
  return db
    .select()
    .from(paymentAttempts)
    .where(and(isFor(paidFor), or(eq(state, 'open'), isLate)))
    .orderBy(asc(createdAt), asc(id))
}

/** All undecided attempts, read by pages. */
export function readOpenAttempts(db: Db): AsyncGenerator<PaymentAttempt> {
  return readPages((after, limit) =>
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.state, 'open'), after ? gt(paymentAttempts.id, after) : undefined))
      .orderBy(asc(paymentAttempts.id))
      .limit(limit),
  )
}

/** Payments that a gateway has not decided, and refunds that it has not carried out, by the names of their tables. */
export async function countUnderWay(
  db: Db,
  provider: PaymentAttempt['provider'],
): Promise<Partial<Record<'payment_attempts' | 'payment_refunds', number>>> {
  const isOpen = and(eq(paymentAttempts.state, 'open'), isNotNull(paymentAttempts.provider_id))
  const payments = await db.$count(paymentAttempts, and(eq(paymentAttempts.provider, provider), isOpen))
  const isUnfinished = inArray(paymentRefunds.state, ['requested', 'pending', 'unanswered'])
  const refunds = await db.$count(paymentRefunds, and(eq(paymentRefunds.provider, provider), isUnfinished))
  return {
    ...(payments > 0 && { payment_attempts: payments }),
    ...(refunds > 0 && { payment_refunds: refunds }),
  }
}

/** Stores the state of a payment attempt, whatever it was before, and the gateway's fee. */
export async function markAttempt(
  db: Db,
  id: string,
  { state, fee }: Pick<ProviderStatus, 'state' | 'fee'>,
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ state, fee: fee ?? null })
    .where(eq(paymentAttempts.id, id))
}

/** Stores the fee of a paid attempt, which a gateway may tell some days later. */
export async function noteFee(db: Db, reference: string, fee: number): Promise<void> {
  const isPaid = and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.state, 'paid'))
  await db
    .update(paymentAttempts)
    .set({ fee })
    .where(and(isPaid, isNull(paymentAttempts.fee)))
}

/** Fees that gateways keep of a reservation's payments, by the entry of its ledger. */
export async function listFees(
  db: Db,
  reservation: string,
): Promise<{ transaction: string; amount: number }[]> {
  const { provider, reference, fee } = paymentAttempts
  const { provider: name, provider_reference } = transactionLogs
  const rows = await db
    .select({ transaction: transactionLogs.id, amount: fee })
    .from(paymentAttempts)
    .innerJoin(transactionLogs, and(eq(name, provider), eq(provider_reference, reference)))
    .where(and(eq(paymentAttempts.reservation, reservation), isNotNull(fee)))
  return rows.map(({ transaction, amount }) => ({ transaction, amount: amount ?? 0 }))
}

/**
 * Stores the gateway's id of a payment and the address where the guest pays. Of two requests at the same moment the
 * first counts: a payment whose address no guest gets cannot be made. @returns the address that counts
 */
export async function nameAttempt(
  db: Db,
  id: string,
  named: { provider_id: string | null; pay_url: string },
): Promise<string> {
  const isUnnamed = and(eq(paymentAttempts.id, id), isNull(paymentAttempts.pay_url))
  const [stored] = await db.update(paymentAttempts).set(named).where(isUnnamed).returning()
  if (stored) return named.pay_url
  const [first] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  if (!first?.pay_url) throw notFound('Payment')
  return first.pay_url
}
