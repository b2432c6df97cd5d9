import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ServerCollection } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/system/files.ts'

/** Ids of the files whose owner, a record of this collection, exists. */
export async function listOwned(
  db: Db,
  { declaration, table, columns }: ServerCollection,
): Promise<string[]> {
  const id = columns['id']
  if (!declaration.uploadRef || !id) return []
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(table, eq(id, files.refId))
    .where(eq(files.ref, declaration.uploadRef))
  return rows.map((row) => row.id)
}

/** Folders of the pictures that any html field of this collection shows, in any of their formats. */
export async function listShownFolders(db: Db, collection: ServerCollection): Promise<string[]> {
  const columns = htmlColumns(collection)
  if (columns.length === 0) return []
  const text: SQL = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  const folder = sql<string>`(regexp_matches(${text}, '/uploads/([0-9a-z]+-[0-9a-f]+)/', 'g'))[1]`
  const rows = await db.selectDistinct({ folder }).from(collection.table)
  return rows.map((row) => row.folder)
}

function htmlColumns({ declaration, columns }: ServerCollection): AnyPgColumn[] {
  const keys = Object.entries(declaration.fields).filter(([, { kind }]) => kind === 'html')
  return keys.flatMap(([key]) => (columns[key] ? [columns[key]] : []))
}
