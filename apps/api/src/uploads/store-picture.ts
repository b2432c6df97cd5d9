import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { Db } from '../db/database.ts'
import type { FileSource, FileStore } from '../platform/files/file-store.ts'
import { newId } from '../db/ids.ts'
import { newFolder, urlOf } from '../platform/files/file-places.ts'
import { insertFile, type Owner } from '../platform/files/file-queries.ts'

type Format = UploadedFile['formats'][number]

/** A picture that is rendered already, in all its sizes. */
export interface ReadyPicture {
  readonly name: string
  readonly alt: string
  /** Any text that identifies this content. */
  readonly hash: string
  /** ThumbHash in base64. */
  readonly placeholder: string
  /** Smallest first; paths relative to `folder`. */
  readonly formats: readonly Format[]
  readonly folder: string
}

type PlacedPicture = Pick<UploadedFile, 'url' | 'size' | 'width' | 'height' | 'formats' | 'placeholder'>

/**
 * Stores a finished picture for a record without encoding (sample content). `db` may be a transaction: files left
 * behind by a rollback are removed by the nightly clean-up.
 */
export async function storePicture(
  { files }: { files: FileStore },
  db: Db,
  picture: ReadyPicture,
  owner: Owner,
): Promise<UploadedFile> {
  const { name, alt } = picture
  const placed = await placePicture(files, picture)
  return insertFile(db, { id: newId(), name, alt, mime: 'image/jpeg', ...placed }, owner)
}

/** Puts the files of a finished picture into the store. @returns what a file's record says of them */
export async function placePicture(
  files: FileStore,
  picture: Omit<ReadyPicture, 'alt'>,
): Promise<PlacedPicture> {
  const folder = newFolder(picture.hash)
  const sources = new Map<string, FileSource>()
  const place = (path: string, name: string) => {
    sources.set(name, { path: join(picture.folder, path) })
    return urlOf(folder, name)
  }
  const formats = picture.formats.map(({ width, height, avif, webp, jpeg }) => ({
    width,
    height,
    avif: avif && place(avif, `${width}.avif`),
    webp: place(webp, `${width}.webp`),
    jpeg: place(jpeg, `${width}.jpg`),
  }))
  const largest = formats.at(-1)
  const original = picture.formats.at(-1)
  if (!largest || !original) throw new Error(`${picture.name} has no sizes`)
  const { size } = await stat(join(picture.folder, original.jpeg))
  await files.put(folder, sources)
  const { width, height, jpeg: url } = largest
  return { url, size, width, height, formats, placeholder: picture.placeholder }
}
