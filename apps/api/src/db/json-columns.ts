import { Column, is, sql, type GetColumnData, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isoInstant } from './columns.ts'

type Fields = Readonly<Record<string, AnyPgColumn | SQL>>
type RowOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Column
    ? GetColumnData<F[Name]>
    : F[Name] extends SQL<infer Value>
      ? Value
      : never
}
/** The values of all rows by field; null where no row was found. */
type Columns = Readonly<Record<string, readonly unknown[] | null>>

/** Fields that are read as one JSON value, which is made of the rows of a subquery. */
interface JsonColumns<F extends Fields> {
  /** Fields of the subquery; its order is that of the rows. */
  fields: { [Name in keyof F]: SQL.Aliased }
  /** Columns that are selected from the subquery alone. */
  columns: SQL<Columns>
  /** The rows of the selected value. */
  rows(columns: Columns | undefined): RowOf<F>[]
}

const isInstant = (field: AnyPgColumn | SQL): boolean =>
  is(field, Column) && field.getSQLType().startsWith('timestamp')

/**
 * Reads ten thousand rows as one JSON value with an array for each field: the driver and Drizzle take several times as
 * long for each row and column, and JSON objects would repeat the names in each row. Not for files.
 */
export function jsonColumns<F extends Fields>(fields: F): JsonColumns<F> {
  const names = Object.keys(fields)
  // JSON has moments in another form than the driver.
  const selected = Object.entries(fields).map(([name, field]) => [
    name,
    (isInstant(field) ? sql`${field}::text` : sql`${field}`).as(name),
  ])
  const arrays = names.map((name) => sql`${sql.raw(`'${name}'`)}, json_agg(${sql.identifier(name)})`)
  const instants = Object.entries(fields).flatMap(([name, field]) => (isInstant(field) ? [name] : []))
  return {
    fields: Object.fromEntries(selected) as { [Name in keyof F]: SQL.Aliased },
    columns: sql`json_build_object(${sql.join(arrays, sql`, `)})`,
    rows: (columns = {}) => rowsOf(names, instants, columns) as RowOf<F>[],
  }
}

/**
 * Filled column by column from copies of one row with all names: rows that grow name by name take three times as long,
 * and are written slower as JSON.
 */
function rowsOf(names: readonly string[], instants: readonly string[], columns: Columns) {
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]))
  const rows = (columns[names[0] ?? ''] ?? []).map(() => ({ ...empty }))
  for (const name of names) {
    const values = columns[name] ?? []
    const valueAt = instants.includes(name)
      ? (index: number) => instantOf(values[index])
      : (index: number) => values[index]
    for (const [index, row] of rows.entries()) row[name] = valueAt(index)
  }
  return rows
}

const instantOf = (value: unknown) => (typeof value === 'string' ? isoInstant(value) : value)
