import type { LineReason, LineState } from '@dvor/contract/money/statements.ts'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import { asRows, rowsAtOnce } from '../db/rows-at-once.ts'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { MarkedLine } from './mark-doubles.ts'
import { statementLineRows, statements } from '../db/schema/accounting/statements.ts'

export type Statement = typeof statements.$inferSelect
export type Line = typeof statementLineRows.$inferSelect

/** Adds a statement. @returns undefined when the same file was imported before */
export async function insertStatement(
  db: Db,
  values: typeof statements.$inferInsert,
): Promise<Statement | undefined> {
  const [row] = await db.insert(statements).values(values).onConflictDoNothing().returning()
  return row
}

/** The statement that was imported from a file with the same content. */
export async function findStatementByHash(db: Db, hash: string): Promise<Statement | undefined> {
  const [row] = await db.select().from(statements).where(eq(statements.content_hash, hash))
  return row
}

const insertLinesStatement = prepared((db) =>
  db
    .insert(statementLineRows)
    .select(rowsAtOnce(statementLineRows))
    .onConflictDoNothing({ target: statementLineRows.fingerprint })
    .prepare('insert_statement_lines'),
)

/** Adds the lines that are not known yet. @returns how many were new */
export async function insertLines(db: Db, statement: string, lines: readonly MarkedLine[]): Promise<number> {
  const rows = lines.map((line) => ({ ...line, id: newId(), statement }))
  const { rowCount } = await insertLinesStatement(db).execute(asRows(statementLineRows, rows))
  return rowCount ?? 0
}

/** Stores how many lines of a statement were known from another one. */
export async function updateStatement(
  db: Db,
  id: string,
  changes: Partial<Pick<Statement, 'doubled'>>,
): Promise<void> {
  await db.update(statements).set(changes).where(eq(statements.id, id))
}

/** Ids of a statement's lines. */
export async function listLineIds(db: Db, statement: string): Promise<string[]> {
  const rows = await db
    .select({ id: statementLineRows.id })
    .from(statementLineRows)
    .where(eq(statementLineRows.statement, statement))
  return rows.map(({ id }) => id)
}

const lockStatement = prepared((db) =>
  db
    .select()
    .from(statementLineRows)
    .where(sql`${statementLineRows.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(statementLineRows.id))
    .for('update')
    .prepare('lock_statement_lines'),
)

/** Lines, locked in id order until the transaction ends; reservations are locked before them. */
export async function lockLines(db: Db, ids: readonly string[]): Promise<Line[]> {
  return lockStatement(db).execute({ ids })
}

/** The same for one. @throws ApiError `not_found` */
export async function lockLine(db: Db, id: string): Promise<Line> {
  const [row] = await lockLines(db, [id])
  if (!row) throw notFound('Line')
  return row
}

/** @throws ApiError `not_found` */
export async function findLine(db: Db, id: string): Promise<Line> {
  const [row] = await db.select().from(statementLineRows).where(eq(statementLineRows.id, id))
  if (!row) throw notFound('Line')
  return row
}

/** Numbers of the gift vouchers that lines have paid, by line. */
export async function listPaidVouchers(db: Db, lines: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ line: statementLineRows.id, number: voucherRows.number })
    .from(statementLineRows)
    .innerJoin(voucherRows, eq(voucherRows.id, statementLineRows.voucher))
    .where(inArray(statementLineRows.id, lines))
  return new Map(rows.map(({ line, number }) => [line, number]))
}

export interface LineChange {
  state: LineState
  reason: LineReason | null
}

const updateStatementOfLines = prepared((db) =>
  db
    .update(statementLineRows)
    .set({
      state: sql`${sql.placeholder('state')}`,
      reason: sql`${sql.placeholder('reason')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(sql`${statementLineRows.id} = any(${sql.placeholder('ids')})`)
    .prepare('update_statement_lines'),
)

/** Stores the state of locked lines. */
export async function updateLines(
  db: Db,
  ids: readonly string[],
  { state, reason }: LineChange,
  now: Date,
): Promise<void> {
  await updateStatementOfLines(db).execute({ ids, state, reason, now: now.toISOString() })
}

/** The same for lines that are not locked, unless they have changed since they were read. */
export async function updateFreshLines(db: Db, ids: string[], change: LineChange): Promise<void> {
  await db
    .update(statementLineRows)
    .set(change)
    .where(and(inArray(statementLineRows.id, ids), isFresh))
}

/** Stores which line a reversal takes back; null forgets it. */
export async function updateFormer(db: Db, id: string, reversal_of: string | null): Promise<void> {
  await db.update(statementLineRows).set({ reversal_of }).where(eq(statementLineRows.id, id))
}

/** Whether neither a person nor the matching has handled the line. */
export const isUntouched = ({ state, reason }: Line): boolean => state === 'open' && reason === null
const isFresh = and(eq(statementLineRows.state, 'open'), isNull(statementLineRows.reason))

export interface FreshLine {
  line: Line
  /** The reservation of its variable symbol. */
  reservation: string | null
  /** Cents of its superseded deposit requests that no payment since has met. */
  requested: number[]
  /** Another statement has a movement that may be this one. */
  alike: boolean
}

/**
 * Lines that were not matched yet, each with the reservation of its symbol, in the order of the movements, so that a
 * deposit comes before its balance, and reversals last. Without those whose matching has just failed.
 */
export async function listFreshLines(db: Db, without: readonly string[], most: number): Promise<FreshLine[]> {
  const other = sql.raw('statement_lines other join statements theirs on theirs.id = other.statement')
  const { statement, likeness, bank_reference, is_reversal, booked_on, position } = statementLineRows
  const rows = await db
    .select({
      line: statementLineRows,
      reservation: reservations.id,
      requested: sql<
        number[]
      >`array(select i.due from invoices i join superseded_requests s on s.document = i.id
        where i.reservation = ${reservations.id}
          and ${reservations.total} - ${reservations.due} - (i.content#>>'{bill,totals,prepaid}')::int < i.due)`,
      alike: sql<boolean>`exists (select 1 from ${other} where other.likeness = ${likeness}
        and other.statement <> ${statement} and other.created_at <= ${statementLineRows.createdAt}
        and not (theirs.format = ${statements.format} and other.bank_reference is not null and ${bank_reference} is not null))`,
    })
    .from(statementLineRows)
    .innerJoin(statements, eq(statements.id, statementLineRows.statement))
    .leftJoin(reservations, eq(reservations.number, statementLineRows.variable_symbol))
    .where(and(isFresh, notInArray(statementLineRows.id, [...without])))
    .orderBy(asc(is_reversal), asc(booked_on), asc(position), asc(statementLineRows.id))
    .limit(most)
  return rows
}

export interface LineCount {
  state: LineState
  lines: number
  booked: number
}

/** Result of a statement's import: the number of lines in each state, and the cents booked as payments. */
export async function countLines(db: Db, statement: string): Promise<LineCount[]> {
  return db
    .select({
      state: statementLineRows.state,
      lines: sql<number>`count(*)::int`,
      booked: sql<number>`coalesce(sum(greatest(${statementLineRows.allocated}, 0)), 0)::int`,
    })
    .from(statementLineRows)
    .where(eq(statementLineRows.statement, statement))
    .groupBy(statementLineRows.state)
}
