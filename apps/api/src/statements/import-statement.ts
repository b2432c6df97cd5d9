import { createHash } from 'node:crypto'
import type { CsvColumns, StatementResult } from '@dvor/contract/money/statements.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { refuseOtherAccounts } from './check-accounts.ts'
import { markDoubles, type MarkedLine } from './mark-doubles.ts'
import { matchLines } from './match-lines.ts'
import { parseStatement } from './parsing/parse-statement.ts'
import {
  countLines,
  findStatementByHash,
  insertLines,
  insertStatement,
  updateStatement,
  type Statement,
} from './line-queries.ts'
import type { StatementServices } from './services.ts'

export interface StatementFile {
  name: string
  bytes: Uint8Array
  /** Columns of a CSV by heading, where they cannot be recognised. */
  columns: CsvColumns | null
}

/**
 * Imports a bank statement: reads all of it, stores the new lines in one transaction, then books every line that names
 * a reservation and pays exactly what it owes. The rest waits unassigned. Once `signal` aborts nothing more is booked;
 * the scheduled job books the rest. @throws ApiError `statement_known`, and the errors of `refuseOtherAccounts` and
 * `parseStatement`; nothing is stored then
 */
export async function importStatement(
  db: Db,
  actor: Actor,
  file: StatementFile,
  services: StatementServices,
  signal?: AbortSignal,
): Promise<StatementResult> {
  const content_hash = createHash('sha256').update(file.bytes).digest('base64url')
  if (await findStatementByHash(db, content_hash)) throw known()
  const { format, lines, left_out, accounts } = parseStatement(file.bytes, file.columns)
  await refuseOtherAccounts(db, accounts)
  const days = lines.map((line) => line.booked_on).toSorted()
  const values = {
    file_name: file.name.slice(0, 200),
    format,
    content_hash,
    day_from: days[0] ?? null,
    day_to: days.at(-1) ?? null,
    lines: lines.length,
    doubled: 0,
    imported_by: actorName(actor),
    createdAt: services.clock.now().toISOString(),
  }
  if (signal?.aborted) throw new ApiError('unavailable', 'The client has left', { foreseen: true })
  const statement = await keep(db, values, markDoubles(lines))
  await matchLines(db, services, signal)
  return { ...(await resultOf(db, statement)), left_out, accounts }
}

const known = () => new ApiError('statement_known', 'This file was taken before')

/** Of two concurrent imports of the same file the second one is refused as known. */
async function keep(
  db: Db,
  values: Parameters<typeof insertStatement>[1],
  lines: readonly MarkedLine[],
): Promise<Statement> {
  return inTransaction(db, async (tx) => {
    const statement = await insertStatement(tx, values)
    if (!statement) throw known()
    const doubled = lines.length - (await insertLines(tx, statement.id, lines))
    await updateStatement(tx, statement.id, { doubled })
    return { ...statement, doubled }
  })
}

async function resultOf(
  db: Db,
  statement: Statement,
): Promise<Omit<StatementResult, 'left_out' | 'accounts'>> {
  const { id, format, file_name, day_from, day_to, lines, doubled } = statement
  const counts = await countLines(db, id)
  const of = (state: string) => counts.find((count) => count.state === state)?.lines ?? 0
  const booked = counts.reduce((sum, count) => sum + count.booked, 0)
  const states = { assigned: of('assigned'), open: of('open'), unrelated: of('unrelated') }
  return { id, format, file_name, day_from, day_to, lines, doubled, ...states, booked }
}
