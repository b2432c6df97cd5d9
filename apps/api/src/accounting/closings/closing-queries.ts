import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { accountingClosings } from '../../db/schema/accounting/closings.ts'

export type Closing = typeof accountingClosings.$inferSelect

/** Takes the lock that writers share, until the transaction ends: writes under way end first, later ones wait. */
export async function lockClosings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('accounting closings'))`)
}

/** Every closing of a month, the newest first. */
export async function listClosings(db: Db, month: string): Promise<Closing[]> {
  return db
    .select()
    .from(accountingClosings)
    .where(eq(accountingClosings.month, month))
    .orderBy(desc(accountingClosings.createdAt), desc(accountingClosings.id))
}

/** Closings that hold, by month. */
export async function listClosed(db: Db): Promise<Map<string, Closing>> {
  const rows = await db.select().from(accountingClosings).where(isNull(accountingClosings.reopened_at))
  return new Map(rows.map((row) => [row.month, row]))
}

/** Stores the closing of a month. @returns it, or undefined for a month that is closed already */
export async function insertClosing(
  db: Db,
  values: Omit<typeof accountingClosings.$inferInsert, 'id'>,
): Promise<Closing | undefined> {
  const [row] = await db
    .insert(accountingClosings)
    .values({ ...values, id: newId() })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Ends the closing of a month. @returns it; undefined where the month is open */
export async function endClosing(
  db: Db,
  month: string,
  end: Required<Pick<Closing, 'reopened_at' | 'reopened_by' | 'reason'>>,
): Promise<Closing | undefined> {
  const [row] = await db
    .update(accountingClosings)
    .set(end)
    .where(and(eq(accountingClosings.month, month), isNull(accountingClosings.reopened_at)))
    .returning()
  return row
}
