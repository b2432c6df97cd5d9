import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const nameOf = ({ name }: PgColumn) => sql.identifier(name)

const defaultOf = (column: PgColumn): SQL =>
  is(column.default, SQL) ? column.default : sql`${sql.param(column.default, column)}`

function valueOf(column: PgColumn): SQL {
  const given = sql`given.${nameOf(column)}`
  return column.default === undefined ? given : sql`coalesce(${given}, ${defaultOf(column)})`
}

/**
 * What to fill a table from, for an insert that is prepared once whatever the number of rows: building one with a
 * thousand rows takes longer than running it. They are given to its place `rows` as
 * `asRows` writes them. Not for tables with a column that the database numbers: Drizzle would name it, too.
 */
export function rowsAtOnce(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table))
  const values = columns.map(valueOf)
  const types = columns.map((column) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`)
  return sql`select ${list(values)} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given (${list(types)})`
}

/** Rows for `rowsAtOnce`; ids are given, what is left out gets the default of its column. */
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
