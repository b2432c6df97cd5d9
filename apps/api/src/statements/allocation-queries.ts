import type { LineAllocation } from '@dvor/contract/money/statements.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { asRows, rowsAtOnce } from '../db/rows-at-once.ts'
import { pipelined } from '../db/pipelined.ts'
import { reservations, transactionLogs } from '../db/schema/reservations/reservations.ts'
import { statementAllocations, statementLineRows } from '../db/schema/accounting/statements.ts'

export type Allocation = typeof statementAllocations.$inferSelect

/** Present allocations of lines to reservations, by line. */
export async function listAllocationViews(db: Db, lines: string[]): Promise<Map<string, LineAllocation[]>> {
  const rows = await db
    .select({
      line: statementAllocations.line,
      id: statementAllocations.id,
      amount: statementAllocations.amount,
      reservation: { id: reservations.id, number: reservations.number, guest_name: reservations.guest_name },
    })
    .from(statementAllocations)
    .innerJoin(reservations, eq(reservations.id, statementAllocations.reservation))
    .where(and(inArray(statementAllocations.line, lines), isNull(statementAllocations.released_at)))
    .orderBy(asc(statementAllocations.createdAt), asc(statementAllocations.id))
  const seen = new Map<string, LineAllocation[]>()
  for (const { line, ...allocation } of rows) seen.set(line, [...(seen.get(line) ?? []), allocation])
  return seen
}

/** Present allocations of a line to reservations. */
export async function listLiveAllocations(db: Db, line: string): Promise<Allocation[]> {
  return db
    .select()
    .from(statementAllocations)
    .where(and(eq(statementAllocations.line, line), isNull(statementAllocations.released_at)))
    .orderBy(asc(statementAllocations.id))
}

/** The allocation of an entry of the ledger; undefined for other entries. */
export async function findLiveAllocation(db: Db, transaction: string): Promise<Allocation | undefined> {
  const [row] = await db
    .select()
    .from(statementAllocations)
    .where(and(eq(statementAllocations.transaction, transaction), isNull(statementAllocations.released_at)))
  return row
}

export type NewAllocation = Pick<Allocation, 'id' | 'line' | 'reservation' | 'transaction' | 'amount'>

const insertStatement = prepared((db) =>
  db.insert(statementAllocations).select(rowsAtOnce(statementAllocations)).prepare('insert_allocations'),
)

/** Adds allocations and counts them on their lines. The lines are locked. */
export async function insertAllocations(db: Db, rows: readonly NewAllocation[]): Promise<void> {
  await pipelined([insertStatement(db).execute(asRows(statementAllocations, rows)), addToLines(db, rows)])
}

/** Removes an allocation from its line. */
export async function releaseAllocation(db: Db, { id, line, amount }: Allocation, now: Date): Promise<void> {
  await db
    .update(statementAllocations)
    .set({ released_at: now.toISOString() })
    .where(eq(statementAllocations.id, id))
  await addToLines(db, [{ line, amount: -amount }])
}

const addStatement = prepared((db) =>
  db
    .update(statementLineRows)
    .set({
      allocated: sql`${statementLineRows.allocated} + (select sum(part.amount)
        from unnest(${sql.placeholder('lines')}::uuid[], ${sql.placeholder('amounts')}::int[]) as part (line, amount)
        where part.line = ${statementLineRows.id})`,
    })
    .where(sql`${statementLineRows.id} = any(${sql.placeholder('lines')}::uuid[])`)
    .prepare('add_to_lines'),
)

async function addToLines(db: Db, parts: readonly { line: string; amount: number }[]): Promise<void> {
  await addStatement(db).execute({
    lines: parts.map(({ line }) => line),
    amounts: parts.map(({ amount }) => amount),
  })
}

/** An entry of the ledger for a refund by transfer of this amount (negative cents) without a bank movement yet. */
export async function findUnlinkedRefund(
  db: Db,
  reservation: string,
  amount: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: transactionLogs.id })
    .from(transactionLogs)
    .where(
      and(
        eq(transactionLogs.reservation, reservation),
        eq(transactionLogs.kind, 'refund'),
        eq(transactionLogs.method, 'transfer'),
        eq(transactionLogs.amount, amount),
        sql`not exists (select 1 from transaction_logs v where v.reverses = ${transactionLogs.id})`,
        sql`not exists (select 1 from statement_allocations a where a.transaction = ${transactionLogs.id} and a.released_at is null)`,
      ),
    )
    .orderBy(asc(transactionLogs.createdAt))
    .limit(1)
  return row?.id
}
