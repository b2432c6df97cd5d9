import { createHash } from 'node:crypto'
import type { CsvColumns, StatementResult } from '@dvor/contract/money/statements.ts'
import { bankAccountRows } from '../db/schema/settings/bank-accounts.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
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
  if (await findStatementByHash(db, content_hash)) throw importedBefore()
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

/**
 * Refuses a statement of an account that is not the property's: its own ones are the account of the settings and those
 * of `bank-accounts`. @throws ApiError `statement_account_foreign`, or `statement_account_unknown` for one that the owner
 * was not asked about yet; `details.iban` is the account
 */
async function refuseOtherAccounts(db: Db, accounts: readonly string[]): Promise<void> {
  const ownershipByIban = new Map(
    (await db.select().from(bankAccountRows)).map(({ iban, is_own }) => [iban, is_own]),
  )
  const { iban: ownIban } = await readSettings(db)
  if (ownIban !== null) ownershipByIban.set(ownIban, true)
  const refused = (code: 'statement_account_foreign' | 'statement_account_unknown', iban: string) =>
    new ApiError(code, `The statement is of the account ${iban}`, { details: { iban } })
  const foreign = accounts.find((iban) => ownershipByIban.get(iban) === false)
  if (foreign !== undefined) throw refused('statement_account_foreign', foreign)
  const unknown = accounts.find((iban) => !ownershipByIban.has(iban))
  if (unknown !== undefined) throw refused('statement_account_unknown', unknown)
}

const importedBefore = () => new ApiError('statement_known', 'This file was taken before')

/** Of two concurrent imports of the same file the second one is refused as known. */
async function keep(
  db: Db,
  values: Parameters<typeof insertStatement>[1],
  lines: readonly MarkedLine[],
): Promise<Statement> {
  return inTransaction(db, async (tx) => {
    const statement = await insertStatement(tx, values)
    if (!statement) throw importedBefore()
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
