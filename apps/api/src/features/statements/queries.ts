import type { LineReason, LineState } from '@dvor/contract/statements.ts'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { reservations } from '../reservations/table.ts'
import type { MarkedLine } from './mark-doubles.ts'
import { statementLineRows, statements } from './table.ts'

export type Statement = typeof statements.$inferSelect
export type Line = typeof statementLineRows.$inferSelect

/** Adds a statement. @returns undefined when the same file was taken before */
export async function insertStatement(
  db: Db,
  values: typeof statements.$inferInsert,
): Promise<Statement | undefined> {
  const [row] = await db.insert(statements).values(values).onConflictDoNothing().returning()
  return row
}

export async function findStatementByHash(db: Db, hash: string): Promise<Statement | undefined> {
  const [row] = await db.select().from(statements).where(eq(statements.content_hash, hash))
  return row
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const chunk = 1000

/** Adds the lines that are not known yet. @returns how many were new */
export async function insertLines(db: Db, statement: string, lines: readonly MarkedLine[]): Promise<number> {
  let added = 0
  for (let from = 0; from < lines.length; from += chunk) {
    const rows = await db
      .insert(statementLineRows)
      .values(lines.slice(from, from + chunk).map((line) => ({ ...line, statement })))
      .onConflictDoNothing({ target: statementLineRows.fingerprint })
      .returning({ id: statementLineRows.id })
    added += rows.length
  }
  return added
}

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

/** A line, locked until the transaction ends; reservations are locked before it. @throws ApiError `not_found` */
export async function lockLine(db: Db, id: string): Promise<Line> {
  const [row] = await db.select().from(statementLineRows).where(eq(statementLineRows.id, id)).for('update')
  if (!row) throw notFound('Line')
  return row
}

/** @throws ApiError `not_found` */
export async function findLine(db: Db, id: string): Promise<Line> {
  const [row] = await db.select().from(statementLineRows).where(eq(statementLineRows.id, id))
  if (!row) throw notFound('Line')
  return row
}

export interface LineChange {
  state: LineState
  reason: LineReason | null
}

export async function updateLine(db: Db, id: string, change: LineChange, now: Date): Promise<void> {
  await db
    .update(statementLineRows)
    .set({ ...change, updatedAt: now.toISOString() })
    .where(eq(statementLineRows.id, id))
}

/** The same for many lines that nobody has touched since they were read. */
export async function updateFreshLines(db: Db, ids: string[], change: LineChange): Promise<void> {
  await db
    .update(statementLineRows)
    .set(change)
    .where(and(inArray(statementLineRows.id, ids), isFresh))
}

/** Nobody, person or matching, has looked at the line. */
const isFresh = and(eq(statementLineRows.state, 'open'), isNull(statementLineRows.reason))

export interface FreshLine {
  line: Line
  /** The reservation that its variable symbol names. */
  reservation: string | null
  /** Another statement tells of a movement that may be this one. */
  alike: boolean
}

/**
 * Lines that matching has not come to, with the reservation that each names: in the order in which the money moved, so
 * that a deposit comes before its rest. Without those that could not be matched a moment ago.
 */
export async function listFreshLines(db: Db, without: readonly string[], most: number): Promise<FreshLine[]> {
  const other = sql.raw('statement_lines other join statements theirs on theirs.id = other.statement')
  const { statement, likeness, bank_reference } = statementLineRows
  const rows = await db
    .select({
      line: statementLineRows,
      reservation: reservations.id,
      alike: sql<boolean>`exists (select 1 from ${other} where other.likeness = ${likeness}
        and other.statement <> ${statement} and other.created_at <= ${statementLineRows.createdAt}
        and not (theirs.format = ${statements.format} and other.bank_reference is not null and ${bank_reference} is not null))`,
    })
    .from(statementLineRows)
    .innerJoin(statements, eq(statements.id, statementLineRows.statement))
    .leftJoin(reservations, eq(reservations.number, statementLineRows.variable_symbol))
    .where(and(isFresh, notInArray(statementLineRows.id, [...without])))
    .orderBy(asc(statementLineRows.booked_on), asc(statementLineRows.position), asc(statementLineRows.id))
    .limit(most)
  return rows
}

export interface LineCount {
  state: LineState
  lines: number
  booked: number
}

/** What became of a statement's lines: how many in each state, and the cents that were booked as payments. */
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
