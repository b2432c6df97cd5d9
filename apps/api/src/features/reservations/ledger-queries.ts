import type { TransactionLog } from '@dvor/contract/ledger.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { transactionLogs } from './table.ts'

export type Transaction = typeof transactionLogs.$inferSelect

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

/** The sum of the ledger in cents: what has been paid, less what went back. */
export async function sumTransactions(db: Db, reservation: string): Promise<number> {
  const [row] = await db
    .select({ value: sql<number>`coalesce(sum(${transactionLogs.amount}), 0)::int` })
    .from(transactionLogs)
    .where(eq(transactionLogs.reservation, reservation))
  return row?.value ?? 0
}

/** Adds an entry. @returns undefined when the provider's reference is booked already */
export async function insertTransaction(
  db: Db,
  values: typeof transactionLogs.$inferInsert,
): Promise<Transaction | undefined> {
  const [row] = await db.insert(transactionLogs).values(values).onConflictDoNothing().returning()
  return row
}

export async function findTransaction(db: Db, id: string): Promise<Transaction | undefined> {
  const [row] = await db.select().from(transactionLogs).where(eq(transactionLogs.id, id)).for('update')
  return row
}

/** The entry that a provider's reference was booked as. */
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

/** Whose ledger an entry stands in. */
export async function reservationOfTransaction(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reservation: transactionLogs.reservation })
    .from(transactionLogs)
    .where(eq(transactionLogs.id, id))
  return row?.reservation
}

export async function deleteTransaction(db: Db, id: string): Promise<void> {
  await db.delete(transactionLogs).where(eq(transactionLogs.id, id))
}

/** How an entry is shown. */
export function transactionSeen(row: Transaction): TransactionLog {
  const { id, kind, method, amount, createdAt, note, provider_reference, reverses, recorded_by } = row
  return { id, kind, method, amount, booked_at: createdAt, note, provider_reference, reverses, recorded_by }
}
