import { collections } from '@dvor/contract/collections/index.ts'
import { inArray, like, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { registry } from '../../collections/index.ts'
import type { ServerCollection } from '../../crud/define.ts'
import type { Db } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { folderOf } from './places.ts'
import { deleteFile, listOwners, markUnowned } from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = 7

type OwnedRow = Awaited<ReturnType<typeof listOwners>>[number]

/**
 * Removes what nobody has owned for 7 days: files of records that are gone, pictures that no text shows, and folders
 * and temporary files that an interrupted upload left behind.
 */
export async function sweepFiles({
  db,
  files,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now()
  const rows = await listOwners(db)
  const owned = await findOwned(db, rows)
  const unowned = rows.filter(({ id }) => !owned.has(id))
  await markUnowned(db, newlyUnowned(unowned), now.toISOString())
  await markUnowned(db, ownedAgain(rows, owned), null)
  const limit = now.getTime() - keptDays * dayMs
  for (const { id, since, url } of unowned) {
    if (since === null || Date.parse(since) > limit) continue
    await deleteFile(db, id)
    await files.remove(folderOf(url))
  }
  await sweepFolders({ db, files })
}

const newlyUnowned = (unowned: OwnedRow[]) =>
  unowned.filter(({ since }) => since === null).map(({ id }) => id)
const ownedAgain = (rows: OwnedRow[], owned: ReadonlySet<string>) =>
  rows.filter(({ id, since }) => since !== null && owned.has(id)).map(({ id }) => id)

async function findOwned(db: Db, rows: OwnedRow[]): Promise<Set<string>> {
  const owned = new Set<string>()
  for (const collection of registry.values()) {
    const ref = collection.declaration.uploadRef
    const candidates = rows.filter((row) => ref !== undefined && row.ref === ref)
    const living = await livingIds(db, collection, candidates)
    for (const { id, refId } of candidates) if (refId && living.has(refId)) owned.add(id)
  }
  for (const row of rows) if (row.ref === null && (await isShownInText(db, row.url))) owned.add(row.id)
  return owned
}

async function livingIds(db: Db, collection: ServerCollection, rows: OwnedRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ refId }) => (refId ? [refId] : []))
  const idColumn = collection.columns['id']
  if (ids.length === 0 || !idColumn) return new Set()
  const found = await db.select({ id: idColumn }).from(collection.table).where(inArray(idColumn, ids))
  return new Set(found.map(({ id }) => String(id)))
}

/** Whether an html field of any record shows the picture, in whichever of its formats. */
async function isShownInText(db: Db, url: string): Promise<boolean> {
  const pattern = `%/uploads/${folderOf(url)}/%`
  for (const name of Object.keys(collections)) {
    const collection = registry.get(name)
    if (!collection) continue
    const columns = htmlColumns(collection)
    if (columns.length === 0) continue
    const shown = or(...columns.map((column) => like(column, pattern)))
    const [row] = await db
      .select({ one: sql`1` })
      .from(collection.table)
      .where(shown)
      .limit(1)
    if (row) return true
  }
  return false
}

function htmlColumns({ declaration, columns }: ServerCollection): AnyPgColumn[] {
  const keys = Object.entries(declaration.fields).filter(([, { kind }]) => kind === 'html')
  return keys.flatMap(([key]) => (columns[key] ? [columns[key]] : []))
}

/** Folders without a row belong to uploads that died between storing and committing. */
async function sweepFolders({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  // By the machine's own clock, as the file system's times are.
  const yesterday = new Date(Date.now() - dayMs)
  await files.sweepTemporary(yesterday)
  const old = await files.listOlderThan(yesterday)
  const known = new Set((await listOwners(db)).map(({ url }) => folderOf(url)))
  for (const folder of old) if (!known.has(folder)) await files.remove(folder)
}
