import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { recordChanges } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { contentTables, listReferencesTo, type Reference } from './constraints.ts'

/**
 * Notes in the history the content that goes with a record, or loses its reference to it, before the delete; the
 * deepest first, so that it comes back after what it belongs to.
 */
export async function recordParts(
  db: Db,
  actor: Actor,
  { table }: { table: PgTable },
  id: string,
): Promise<void> {
  await recordPartsOf(db, actor, getTableName(table), id)
}

async function recordPartsOf(db: Db, actor: Actor, table: string, id: string): Promise<void> {
  for (const reference of await listReferencesTo(db, table)) {
    const isDeleted = reference.onDelete === 'c'
    if (!contentTables.has(reference.table) || (!isDeleted && reference.onDelete !== 'n')) continue
    for (const before of await listParts(db, reference, id)) {
      if (isDeleted) await recordPartsOf(db, actor, reference.table, before.id)
      const collection = reference.table.replaceAll('_', '-')
      const after = isDeleted ? undefined : { ...before, [reference.column]: null }
      const action = isDeleted ? 'delete' : 'edit'
      await recordChanges(db, actor, [{ collection, recordId: before.id, action, before, after }])
    }
  }
}

type Part = { id: string } & Record<string, unknown>

/** Rows as JSON, with the stamps under the names of the fields. */
async function listParts(db: Db, { table, column }: Reference, id: string): Promise<Part[]> {
  const { rows } = await db.execute<{ row: Part }>(sql`
    select to_jsonb(t) - 'search_text' - 'created_at' - 'updated_at'
      || jsonb_build_object('createdAt', t.created_at, 'updatedAt', t.updated_at) as row
    from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${id}`)
  return rows.map(({ row }) => row)
}
