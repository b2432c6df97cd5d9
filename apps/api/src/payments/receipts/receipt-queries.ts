import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { receipts, receiptSeries } from '../../db/schema/accounting/payments.ts'

export type Receipt = typeof receipts.$inferSelect

/**
 * The next number of the year's series. Its row stays locked until the transaction ends, so a rolled-back receipt
 * returns its number and there are no gaps.
 */
export async function nextReceiptPlace(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(receiptSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.year, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning()
  if (!row) throw new Error('an upsert gives its row')
  return row.last
}

export async function insertReceipt(db: Db, values: typeof receipts.$inferInsert): Promise<void> {
  await db.insert(receipts).values(values)
}

/** @throws ApiError `not_found` */
export async function findReceipt(db: Db, id: string): Promise<Receipt> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id))
  if (!row) throw notFound('Receipt')
  return row
}

/** The receipt of an entry of the ledger; undefined where there is none. */
export async function findReceiptOf(db: Db, transaction: string): Promise<Receipt | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.transaction, transaction))
  return row
}

/** Receipts of a reservation in the order of their numbers. */
export async function listReceipts(db: Db, reservation: string): Promise<Receipt[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.reservation, reservation))
    .orderBy(asc(receipts.year), asc(receipts.place))
}
