import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const nameOf = ({ name }: PgColumn) => sql.identifier(name)

const defaultOf = (column: PgColumn): SQL =>
  is(column.default, SQL) ? column.default : sql`${sql.param(column.default, column)}`

function valueOf(column: PgColumn): SQL {
  const value = sql`given.${nameOf(column)}`
  return column.default === undefined ? value : sql`coalesce(${value}, ${defaultOf(column)})`
}

/**
 * Source of an insert that is prepared once for any number of rows, because building one with a thousand rows takes
 * longer than running it. The rows are bound to its placeholder `rows` in the form of `asRows`. Not for tables with a
 * generated column, which Drizzle would list, too.
 */
export function rowsAtOnce(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table))
  const values = columns.map(valueOf)
  const types = columns.map((column) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`)
  return sql`select ${list(values)} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given (${list(types)})`
}

/** Rows for `rowsAtOnce`; ids must be given, absent values get their column's default. */
export function asRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): { rows: string } {
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  )
  return { rows: JSON.stringify(named) }
}
