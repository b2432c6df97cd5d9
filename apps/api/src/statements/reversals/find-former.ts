import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { statementLineRows } from '../../db/schema/accounting/statements.ts'
import type { Line } from '../line-queries.ts'
import { bankReference } from '../parsing/bank-reference.ts'

/** Marks that identify a movement in its reversal, the surest first; of several alike the latest is meant. */
const signs: readonly ((line: Line) => string | null)[] = [
  ({ bank_reference }) => bank_reference,
  ({ end_to_end_id }) => bankReference(end_to_end_id),
  ({ variable_symbol }) => variable_symbol,
]

/**
 * The earlier movement that a reversal takes back: the same sum the other way, not taken back yet, with the same
 * reference or symbol; without a symbol the only one with the same account of the other party.
 */
export async function findFormer(db: Db, line: Line): Promise<Line | undefined> {
  const candidates = await listOpposite(db, line)
  for (const signOf of signs) {
    const sign = signOf(line)
    const entry = sign === null ? undefined : candidates.find((one) => signOf(one) === sign)
    if (entry) return entry
  }
  const { variable_symbol, counterparty_iban } = line
  if (variable_symbol !== null || counterparty_iban === null) return undefined
  const [only, ...others] = candidates.filter((one) => one.counterparty_iban === counterparty_iban)
  return others.length === 0 ? only : undefined
}

/** Movements of the same sum the other way that no reversal took back yet, the latest first. */
async function listOpposite(db: Db, line: Line): Promise<Line[]> {
  const { id, amount, currency, is_reversal, booked_on, position } = statementLineRows
  return db
    .select()
    .from(statementLineRows)
    .where(
      and(
        eq(amount, -line.amount),
        eq(currency, line.currency),
        eq(is_reversal, false),
        lte(booked_on, line.booked_on),
        sql`not exists (select from statement_lines r where r.reversal_of = ${id})`,
      ),
    )
    .orderBy(desc(booked_on), desc(position))
}
