import {
  readByGuests,
  type SampleConfirmation,
  type SiteOpening,
} from '@dvor/contract/installation/site-opening.ts'
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ServerCollection } from '../../crud/define.ts'
import { collectionOf, type Registry } from '../../crud/registry.ts'
import type { Db } from '../../db/database.ts'
import { sampleRows } from '../../db/schema/system/sample-rows.ts'
import { history } from '../../db/schema/system/history.ts'

const editedByPerson = sql`exists (
  select from ${history} h where h.collection = ${sampleRows.collection} and h.record_id = ${sampleRows.recordId}
    and h.actor <> 'system')`

/** Public records of the sample, or of a new installation, that no person has edited or confirmed. */
export async function listSampleRecords(db: Db, registry: Registry): Promise<SiteOpening['records']> {
  const marked = await db
    .select({ collection: sampleRows.collection, id: sampleRows.recordId })
    .from(sampleRows)
    .where(and(inArray(sampleRows.collection, [...readByGuests]), sql`not ${editedByPerson}`))
  const records: SiteOpening['records'] = []
  for (const name of readByGuests) {
    const ids = marked.filter(({ collection }) => collection === name).map(({ id }) => id)
    if (ids.length > 0) records.push(...(await readTitles(db, collectionOf(registry, { name }), name, ids)))
  }
  return records
}

async function readTitles(
  db: Db,
  { declaration, table, columns }: ServerCollection,
  name: (typeof readByGuests)[number],
  ids: string[],
): Promise<SiteOpening['records']> {
  const [idColumn, title] = [columns['id'], columns[declaration.titleField]]
  if (!idColumn || !title) throw new Error(`${name} has no title`)
  const rows = await db
    .select({ id: sql<string>`${idColumn}`, title: sql<string | null>`${title}::text` })
    .from(table)
    .where(inArray(idColumn, ids))
    .orderBy(asc(title), asc(idColumn))
  return rows.map((row) => ({ collection: name, ...row }))
}

/** Removes the sample's mark from the given records. */
export async function deleteMarks(db: Db, records: SampleConfirmation['records']): Promise<void> {
  const each = records.map(({ collection, id }) =>
    and(eq(sampleRows.collection, collection), eq(sampleRows.recordId, id)),
  )
  await db.delete(sampleRows).where(or(...each))
}

/** Keeps the marks of public records that no person has edited; all others are deleted. */
export async function deleteStaleMarks(db: Db, registry: Registry): Promise<void> {
  await db
    .delete(sampleRows)
    .where(or(sql`${sampleRows.collection} <> all(${sql.param([...readByGuests])}::text[])`, editedByPerson))
  for (const name of readByGuests) {
    const { table, columns } = collectionOf(registry, { name })
    const gone: SQL = sql`not exists (select from ${table} where ${columns['id']} = ${sampleRows.recordId})`
    await db.delete(sampleRows).where(and(eq(sampleRows.collection, name), gone))
  }
}
