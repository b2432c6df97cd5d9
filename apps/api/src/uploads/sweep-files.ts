import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ServerCollection } from '../crud/define.ts'
import type { Registry } from '../crud/registry.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/system/files.ts'
import type { UploadServices } from './services.ts'
import { isBackupRunning } from '../platform/files/claim-backup.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { deleteFile, listFiles, markUnowned } from '../platform/files/file-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = 7

type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

/**
 * Removes files without an owner for 7 days: files of deleted records, pictures that no text shows, and folders and
 * temporary files of interrupted uploads.
 */
export async function sweepFiles({
  db,
  files,
  clock,
  registry,
}: Pick<UploadServices, 'db' | 'files' | 'clock' | 'registry'>): Promise<void> {
  const now = clock.now()
  const rows = await listFiles(db)
  const owned = await findOwned(db, registry, rows)
  const unowned = rows.filter(({ id }) => !owned.has(id))
  await markUnowned(db, newlyUnowned(unowned), now.toISOString())
  await markUnowned(db, ownedAgain(rows, owned), null)
  const limit = now.getTime() - keptDays * dayMs
  for (const { id, since, url } of unowned) {
    if (since === null || Date.parse(since) > limit) continue
    await deleteFile(db, id)
    if (!(await isBackupRunning(db))) await files.remove(folderOf(url))
  }
  await sweepFolders({ db, files })
}

const newlyUnowned = (unowned: FileRow[]) => unowned.filter(({ since }) => since === null).map(({ id }) => id)
const ownedAgain = (rows: FileRow[], owned: ReadonlySet<string>) =>
  rows.filter(({ id, since }) => since !== null && owned.has(id)).map(({ id }) => id)

/** Ids of the files that an existing record has or that a text shows, wherever they were uploaded first. */
async function findOwned(db: Db, registry: Registry, rows: FileRow[]): Promise<Set<string>> {
  const owned = new Set<string>()
  const shownFolders = new Set<string>()
  for (const collection of registry.values()) {
    for (const id of await listOwned(db, collection)) owned.add(id)
    for (const folder of await listShownFolders(db, collection)) shownFolders.add(folder)
  }
  for (const { id, url } of rows) if (shownFolders.has(folderOf(url))) owned.add(id)
  return owned
}

/** Ids of the files whose owner, a record of this collection, exists. */
async function listOwned(db: Db, { declaration, table, columns }: ServerCollection): Promise<string[]> {
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
async function listShownFolders(db: Db, collection: ServerCollection): Promise<string[]> {
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

/** Folders without a row belong to uploads that ended between storing and committing. */
async function sweepFolders({ db, files }: Pick<UploadServices, 'db' | 'files'>): Promise<void> {
  // By the machine's own clock, because the file system's times come from it.
  const yesterday = new Date(Date.now() - dayMs)
  await files.sweepTemporary(yesterday)
  const old = await files.listOlderThan(yesterday)
  const folders = new Set((await listFiles(db)).map(({ url }) => folderOf(url)))
  for (const folder of old) if (!folders.has(folder)) await files.remove(folder)
}
