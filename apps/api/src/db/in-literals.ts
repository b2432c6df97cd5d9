import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * `column in ('a', 'b')`, with the values as literals: PostgreSQL uses a partial index only where the statement names
 * its values. For constants of the program, never for input.
 */
export function inLiterals(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
