import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { exceptions } from './left-out-tables.ts'
import { personTables } from './person-tables.ts'

const schema = join(import.meta.dirname, '../db/schema')

/** Every table that the schema declares, by its name in the database. */
async function listTables(): Promise<Map<string, PgTable>> {
  const tables = new Map<string, PgTable>()
  for await (const file of glob('**/*.ts', { cwd: schema })) {
    const declared = (await import(join(schema, file))) as Record<string, unknown>
    for (const one of Object.values(declared)) if (is(one, PgTable)) tables.set(getTableConfig(one).name, one)
  }
  return tables
}

/** Columns that may hold data of a person, by their names. */
const personal =
  /^to$|(^|_)(name|email|phone|address|ip|iban|note|message|reason|device|customer|payer|body|summary|answer|before|after|company|birth_date|document_sealed)$/

/** Tables of records about persons; others that refer to them hold data about the same person. */
const about = new Set(['reservations', 'users', 'stays', 'surveys', 'transaction_logs', 'invoices'])

function holdsPersonalData(table: PgTable): boolean {
  const { columns, foreignKeys } = getTableConfig(table)
  return (
    columns.some(({ name }) => personal.test(name)) ||
    foreignKeys.some((key) => about.has(getTableConfig(key.reference().foreignTable).name))
  )
}

test('every table with personal columns is in the export or an exception with a reason', async () => {
  const tables = await listTables()
  const exported = personTables.map(({ table }) => getTableConfig(table).name)
  const known = new Set([...exported, 'history', ...Object.keys(exceptions)])
  const missing = [...tables]
    .filter(([name, table]) => holdsPersonalData(table) && !known.has(name))
    .map(([name]) => name)
  expect(missing).toEqual([])
  expect(Object.keys(exceptions).filter((name) => !tables.has(name) || exported.includes(name))).toEqual([])
  // The walk reads the schema: without it nothing could be missing.
  expect(tables.size).toBeGreaterThan(40)
  expect(holdsPersonalData(personTables[0]?.table as PgTable)).toBe(true)
})
