import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { nextVersion } from '../../db/next-version.ts'
import { prepared } from '../../db/prepared.ts'
import { asRows, rowsAtOnce } from '../../db/rows-at-once.ts'
import type { Reservation } from './reservation-queries.ts'
import { reservations, transactionLogs } from '../../db/schema/reservations/reservations.ts'

export type Transaction = typeof transactionLogs.$inferSelect

/** Provider of ledger entries that come from a bank statement. */
export const statementProvider = 'statement'

/** Provider of entries by which money counts again that a gateway or bank had taken back, or did not take in part. */
export const restoredProvider = 'restored'

const wonDispute = 'won:'
/** Provider and reference of the money of a dispute that was won; of the part of a payment that one left. */
export const ofWonDispute = (dispute: string) => ({
  provider: restoredProvider,
  provider_reference: `${wonDispute}${dispute}`,
})
export const leftByDispute = (dispute: string) => ({
  provider: restoredProvider,
  provider_reference: `left:${dispute}`,
})
export const isWonDispute = ({ provider, provider_reference }: Transaction): boolean =>
  provider === restoredProvider && provider_reference?.startsWith(wonDispute) === true

/** Entries of the ledger, oldest first, by reservation. */
export async function listTransactions(
  db: Db,
  reservationIds: string[],
): Promise<Map<string, Transaction[]>> {
  const rows = await db
    .select()
    .from(transactionLogs)
    .where(inArray(transactionLogs.reservation, reservationIds))
    .orderBy(asc(transactionLogs.createdAt), asc(transactionLogs.id))
  return Map.groupBy(rows, (row) => row.reservation)
}

/**
 * Provider and reference of the reversal of an entry: money that a gateway or the bank has is none of the front desk, so
 * its reversal is in no till and has no receipt. Empty for an entry of the front desk.
 */
export const providerOfReversal = ({
  id,
  provider,
}: Pick<Transaction, 'id' | 'provider'>): Partial<Pick<Transaction, 'provider' | 'provider_reference'>> =>
  provider === null ? {} : { provider, provider_reference: `reversal:${id}` }

/** The sum of the ledger in cents: payments minus refunds. */
export async function sumTransactions(db: Db, reservation: string): Promise<number> {
  const [row] = await db
    .select({ value: sql<number>`coalesce(sum(${transactionLogs.amount}), 0)::int` })
    .from(transactionLogs)
    .where(eq(transactionLogs.reservation, reservation))
  return row?.value ?? 0
}

export type NewTransaction = Omit<typeof transactionLogs.$inferInsert, 'id'>

const insertStatement = prepared((db) =>
  db
    .insert(transactionLogs)
    .select(rowsAtOnce(transactionLogs))
    .onConflictDoNothing()
    .returning()
    .prepare('insert_transactions'),
)

/** Adds entries. @returns them in their order; undefined where the provider's reference is booked already */
export async function insertTransactions(
  db: Db,
  entries: readonly NewTransaction[],
): Promise<(Transaction | undefined)[]> {
  const values = entries.map((entry) => ({ ...entry, id: newId() }))
  const rows = await insertStatement(db).execute(asRows(transactionLogs, values))
  const added = new Map(rows.map((row) => [row.id, row]))
  return values.map(({ id }) => added.get(id))
}

const refreshStatement = prepared((db) =>
  db
    .update(reservations)
    .set({
      due: sql`${reservations.total} - (select coalesce(sum(${transactionLogs.amount}), 0)::int from ${transactionLogs}
        where ${transactionLogs.reservation} = ${reservations.id})`,
      updatedAt: nextVersion(reservations.updatedAt, sql`${sql.placeholder('now')}`),
    })
    .where(sql`${reservations.id} = any(${sql.placeholder('ids')})`)
    .returning()
    .prepare('refresh_dues'),
)

/** Updates the amounts due from the ledger. @returns the reservations as they are now, by id */
export async function refreshDues(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Reservation>> {
  const rows = await refreshStatement(db).execute({ ids, now: now.toISOString() })
  return new Map(rows.map((row) => [row.id, row]))
}

/** An entry of the ledger, locked until the transaction ends. */
export async function findTransaction(db: Db, id: string): Promise<Transaction | undefined> {
  const [row] = await db.select().from(transactionLogs).where(eq(transactionLogs.id, id)).for('update')
  return row
}

/** Whether another entry reverses this one. */
export async function isReversed(db: Db, id: string): Promise<boolean> {
  return (await db.$count(transactionLogs, eq(transactionLogs.reverses, id))) > 0
}

/** The entry booked for a provider's reference. */
export async function findTransactionOfProvider(
  db: Db,
  provider: string,
  reference: string,
): Promise<Transaction | undefined> {
  const [row] = await db
    .select()
    .from(transactionLogs)
    .where(and(eq(transactionLogs.provider, provider), eq(transactionLogs.provider_reference, reference)))
  return row
}

/** The reservation of an entry. */
export async function reservationOfTransaction(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reservation: transactionLogs.reservation })
    .from(transactionLogs)
    .where(eq(transactionLogs.id, id))
  return row?.reservation
}

/** Stores the receipt of the e-kasa, or removes it. @returns the entry */
export async function updateEkasa(
  db: Db,
  id: string,
  receipt: Pick<Transaction, 'ekasa_number' | 'ekasa_at'>,
): Promise<Transaction | undefined> {
  const [row] = await db.update(transactionLogs).set(receipt).where(eq(transactionLogs.id, id)).returning()
  return row
}

export async function deleteTransaction(db: Db, id: string): Promise<void> {
  await db.delete(transactionLogs).where(eq(transactionLogs.id, id))
}

/** An entry for the back office. */
export function transactionView(row: Transaction): TransactionLog {
  const { id, kind, method, amount, createdAt, note, provider_reference, reverses, recorded_by } = row
  const { ekasa_number, ekasa_at } = row
  const facts = { id, kind, method, amount, booked_at: createdAt, note, provider_reference, reverses }
  return { ...facts, recorded_by, ekasa_number, ekasa_at }
}
