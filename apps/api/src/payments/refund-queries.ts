import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { and, asc, eq, gt, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { readPages } from '../db/read-pages.ts'
import { transactionLogs } from '../db/schema/reservations/reservations.ts'
import { paymentRefunds, type ProviderName } from '../db/schema/accounting/payments.ts'
import { providerNames, returningGateway } from './providers/providers.ts'

export type PaymentRefund = typeof paymentRefunds.$inferSelect

export async function insertRefund(
  db: Db,
  values: typeof paymentRefunds.$inferInsert,
): Promise<PaymentRefund> {
  const [row] = await db.insert(paymentRefunds).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function findRefund(db: Db, id: string): Promise<PaymentRefund | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  return row
}

/** Locked until the transaction ends; the reservation is locked before it. */
export async function lockRefund(db: Db, id: string): Promise<PaymentRefund | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for('update')
  return row
}

/** Stores what the gateway answered about a refund. */
export async function updateRefund(
  db: Db,
  id: string,
  changes: Partial<Pick<PaymentRefund, 'state' | 'provider_id' | 'failure'>>,
): Promise<void> {
  await db.update(paymentRefunds).set(changes).where(eq(paymentRefunds.id, id))
}

/**
 * Marks a refund as unanswered before its only request is sent, so that neither a second process nor a later start
 * sends another. @returns whether this call may send it
 */
export async function claimRefund(db: Db, id: string): Promise<boolean> {
  const isFresh = and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'requested'))
  const claimed = await db.update(paymentRefunds).set({ state: 'unanswered' }).where(isFresh).returning()
  return claimed.length > 0
}

/** Refunds begun before then that the gateway left unanswered and nobody has decided. */
export async function listUnanswered(db: Db, before: Date): Promise<PaymentRefund[]> {
  const isLeft = and(
    eq(paymentRefunds.state, 'unanswered'),
    lt(paymentRefunds.createdAt, before.toISOString()),
  )
  return db.select().from(paymentRefunds).where(isLeft)
}

/** Refunds of a reservation, oldest first. */
export async function listRefunds(db: Db, reservation: string): Promise<PaymentRefund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.reservation, reservation))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id))
}

/** Refunds of a gift voucher. */
export async function listVoucherRefunds(db: Db, voucher: string): Promise<PaymentRefund[]> {
  return db.select().from(paymentRefunds).where(eq(paymentRefunds.voucher, voucher))
}

/** Refunds begun before then that the gateway has not carried out yet, read by pages. */
export function readUnfinishedRefunds(db: Db, before: Date): AsyncGenerator<PaymentRefund> {
  return readPages((after, limit) =>
    db
      .select()
      .from(paymentRefunds)
      .where(
        and(
          inArray(paymentRefunds.state, ['requested', 'pending']),
          lt(paymentRefunds.createdAt, before.toISOString()),
          after ? gt(paymentRefunds.id, after) : undefined,
        ),
      )
      .orderBy(asc(paymentRefunds.id))
      .limit(limit),
  )
}

/** Sum (cents) of refunds that are under way and not in the ledger yet. */
export async function sumUnfinishedRefunds(db: Db, reservation: string): Promise<number> {
  const [row] = await db
    .select({ value: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)::int` })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.reservation, reservation),
        inArray(paymentRefunds.state, ['requested', 'pending', 'unanswered']),
      ),
    )
  return row?.value ?? 0
}

/** A gateway payment in the ledger, with the amount (cents) that may still be refunded. */
export interface Refundable {
  transaction: string
  provider: ProviderName
  method: TransactionLog['method']
  reference: string
  left: number
}

/** Payments of a reservation that their gateway can return and that were not reversed, with what refunds have left. */
export async function listRefundable(db: Db, reservation: string): Promise<Refundable[]> {
  const gone = sql<number>`(select coalesce(sum(f.amount), 0)::int from payment_refunds f
    where f.transaction = ${transactionLogs.id} and f.state <> 'failed')`
  const rows = await db
    .select({
      transaction: transactionLogs.id,
      provider: transactionLogs.provider,
      method: transactionLogs.method,
      reference: transactionLogs.provider_reference,
      left: sql<number>`${transactionLogs.amount} - ${gone}`,
    })
    .from(transactionLogs)
    .where(
      and(
        eq(transactionLogs.reservation, reservation),
        eq(transactionLogs.kind, 'payment'),
        inArray(transactionLogs.provider, providerNames),
        sql`not exists (select 1 from transaction_logs v where v.reverses = ${transactionLogs.id})`,
      ),
    )
    .orderBy(asc(transactionLogs.createdAt), asc(transactionLogs.id))
  return rows.flatMap(({ provider, reference, ...row }) => {
    const name = returningGateway(provider, row.method)
    return name ? [{ ...row, provider: name, reference: reference ?? '' }] : []
  })
}

/** Refunds of a gateway payment in cents: those in the ledger, and those that the gateway has not decided. */
export interface RefundSums {
  done: number
  under_way: number
}

/** The refunds of gateway payments, by the attempt's reference. */
export async function sumRefundsOf(db: Db, references: string[]): Promise<Map<string, RefundSums>> {
  const done = sql`${paymentRefunds.state} = 'done'`
  const sumOf = (which: SQL) =>
    sql<number>`coalesce(sum(${paymentRefunds.amount}) filter (where ${which}), 0)::int`
  const rows = await db
    .select({
      reference: paymentRefunds.payment_reference,
      done: sumOf(done),
      under_way: sumOf(sql`not ${done}`),
    })
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.payment_reference, references), ne(paymentRefunds.state, 'failed')))
    .groupBy(paymentRefunds.payment_reference)
  return new Map(rows.map(({ reference, ...sums }) => [reference, sums]))
}
