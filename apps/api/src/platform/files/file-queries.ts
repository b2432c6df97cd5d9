import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { jsonObject } from '../../db/json-object.ts'
import { prepared } from '../../db/prepared.ts'
import { files } from '../../db/schema/system/files.ts'

/** Owner of a file: a record, by the `ref` of its collection and the field. */
export interface Owner {
  readonly ref: string
  readonly refId: string
  readonly field: string
}

export interface OwnedFile {
  refId: string
  field: string
  file: UploadedFile
}

/** Columns of a file's record. */
export const fileShape = {
  id: files.id,
  name: files.name,
  url: files.url,
  mime: files.mime,
  size: files.size,
  width: files.width,
  height: files.height,
  alt: files.alt,
  focus: files.focus,
  formats: files.formats,
  placeholder: files.placeholder,
}

const ownership = { ref: files.ref, refId: files.refId, field: files.field }

const filesStatement = prepared((db) =>
  db
    .select({ refId: files.refId, field: files.field, file: fileShape })
    .from(files)
    .where(
      and(eq(files.ref, sql.placeholder('ref')), sql`${files.refId} = any(${sql.placeholder('owners')})`),
    )
    .orderBy(asc(files.id))
    .prepare('files_of'),
)

/** Files of the given owners, in the order in which they were added. */
export async function listFilesOf(db: Db, ref: string, ownerIds: string[]): Promise<OwnedFile[]> {
  const rows = await filesStatement(db).execute({ ref, owners: ownerIds })
  return rows.flatMap(({ refId, field, file }) => (refId && field ? [{ refId, field, file }] : []))
}

/** The same as a column of a statement that lists the owners: each one's files, null where it has none. */
export function filesJson(db: Db, ref: string, ownerId: AnyPgColumn): SQL<Omit<OwnedFile, 'refId'>[] | null> {
  const owned = { field: files.field, file: jsonObject(fileShape) }
  const all = sql`json_agg(${jsonObject(owned)} order by ${files.id})`
  const ofOwner = db
    .select({ all })
    .from(files)
    .where(and(eq(files.ref, ref), eq(files.refId, ownerId)))
  return sql`(${ofOwner})`
}

/** Whether a record has a file in a field, as a condition of a statement that lists the records. */
export const ownsFile = (ref: string, ownerId: AnyPgColumn, field: string): SQL =>
  sql`exists (select from ${files} where ${files.ref} = ${ref} and ${files.refId} = ${ownerId} and ${files.field} = ${field})`

/** Inserts the record of a stored file. Files without an owner are deleted after some days (`sweepFiles`). */
export async function insertFile(
  db: Db,
  file: UploadedFile,
  owner: Owner | undefined,
): Promise<UploadedFile> {
  const [row] = await db
    .insert(files)
    .values({ ...file, ...owner })
    .returning(fileShape)
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A file with its present owner. */
export type LockedFile = Pick<UploadedFile, 'id' | 'name' | 'mime'> & { [K in keyof Owner]: string | null }

const isOwnedBy = (owner: Owner) =>
  and(eq(files.ref, owner.ref), eq(files.refId, owner.refId), eq(files.field, owner.field))

/** The named files and those that the owner has, locked, in the order in which they were uploaded. */
export async function lockFiles(db: Db, owner: Owner, ids: readonly string[]): Promise<LockedFile[]> {
  return db
    .select({ id: files.id, name: files.name, mime: files.mime, ...ownership })
    .from(files)
    .where(or(inArray(files.id, [...ids]), isOwnedBy(owner)))
    .orderBy(asc(files.id))
    .for('update')
}

/** Leaves an owner exactly these files; the others have none from now on. */
export async function giveFiles(db: Db, owner: Owner, ids: readonly string[]): Promise<void> {
  const none = { ref: null, refId: null, field: null }
  await db.update(files).set(none).where(isOwnedBy(owner))
  const columns = { ...owner, unownedSince: null }
  await db
    .update(files)
    .set(columns)
    .where(inArray(files.id, [...ids]))
}

/** Removes the other files of a single field. */
export async function deleteOthers(db: Db, owner: Owner, keptId: string): Promise<UploadedFile[]> {
  return db
    .delete(files)
    .where(and(isOwnedBy(owner), ne(files.id, keptId)))
    .returning(fileShape)
}

/** Deletes the record alone; its content stays stored. @returns it with its owner, undefined for an unknown id */
export async function deleteFile(
  db: Db,
  id: string,
): Promise<{ file: UploadedFile; owner: Owner | undefined } | undefined> {
  const [gone] = await db
    .delete(files)
    .where(eq(files.id, id))
    .returning({ ...fileShape, ...ownership })
  return gone && split(gone)
}

type OwnedRow = UploadedFile & { [K in keyof Owner]: string | null }

function split({ ref, refId, field, ...file }: OwnedRow): { file: UploadedFile; owner: Owner | undefined } {
  return { file, owner: ref && refId && field ? { ref, refId, field } : undefined }
}

export async function findFile(db: Db, id: string): Promise<UploadedFile | undefined> {
  const [row] = await db.select(fileShape).from(files).where(eq(files.id, id))
  return row
}

/** Stores a picture's alternative text, or the part that stays in sight. @returns its owner, and the file before and after */
export async function storeDescription(
  db: Db,
  id: string,
  description: Partial<Pick<UploadedFile, 'alt' | 'focus'>>,
) {
  const columns = { alt: files.alt, focus: files.focus }
  const [before] = await db.select(columns).from(files).where(eq(files.id, id)).for('update')
  const [row] = await db
    .update(files)
    .set(description)
    .where(eq(files.id, id))
    .returning({ ...fileShape, ...ownership })
  if (!before || !row) return undefined
  return { ...split(row), before }
}

/** Ids of pictures with missing AVIF files, oldest first. */
export async function listWithoutAvif(db: Db): Promise<string[]> {
  const missing = sql`${files.formats} @> '[{"avif": null}]'::jsonb`
  const rows = await db.select({ id: files.id }).from(files).where(missing).orderBy(asc(files.id))
  return rows.map(({ id }) => id)
}

export async function storeFormats(db: Db, id: string, formats: UploadedFile['formats']): Promise<void> {
  await db.update(files).set({ formats }).where(eq(files.id, id))
}

/** Stores what a record says of its sizes; false when it was removed meanwhile. */
export async function storeSizes(db: Db, file: UploadedFile): Promise<boolean> {
  const { id, url, mime, size, width, height, formats } = file
  const changed = await db
    .update(files)
    .set({ url, mime, size, width, height, formats })
    .where(eq(files.id, id))
    .returning({ id: files.id })
  return changed.length > 0
}

/** Every file, and the time since which it has no owner. */
export async function listFiles(db: Db) {
  return db.select({ id: files.id, url: files.url, since: files.unownedSince }).from(files)
}

/** Stores the time (ISO, UTC) since which files have no owner; null for files with one. */
export async function markUnowned(db: Db, ids: string[], since: string | null): Promise<void> {
  if (ids.length > 0) await db.update(files).set({ unownedSince: since }).where(inArray(files.id, ids))
}
