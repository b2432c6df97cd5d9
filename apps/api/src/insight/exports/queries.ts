import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Row, ServerCollection } from '../../crud/define.ts'
import type { Db } from '../../db/database.ts'

/** Rows in memory at once. */
const chunk = 500

/**
 * Reads every matching row in order, a part at a time, as of the beginning of the reading. Must run in a transaction,
 * because of its cursor.
 */
export async function* readInParts(
  tx: Db,
  { table }: ServerCollection,
  where: SQL | undefined,
  order: readonly SQL[],
): AsyncGenerator<Row[]> {
  const query = tx
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
  await tx.execute(sql`declare exported no scroll cursor for ${query.getSQL()}`)
  const keys = Object.entries(getTableColumns(table))
  while (true) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(chunk))} from exported`)
    if (rows.length === 0) return
    yield rows.map((row) =>
      Object.fromEntries(
        keys.map(([key, column]) => {
          const value = row[column.name]
          return [key, value === null ? null : column.mapFromDriverValue(value)]
        }),
      ),
    ) as Row[]
  }
}

/** Titles of records by their ids. */
export async function listTitles(
  db: Db,
  { declaration: { name, titleField }, table, columns }: ServerCollection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, [titleField]: title } = columns
  if (!id || !title) throw new Error(`${name} has no titles`)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id, title })
    .from(table)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [String(row.id), String(row.title ?? '')]))
}
