import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { FileSource } from '../platform/files/file-store.ts'
import { newId } from '../db/ids.ts'
import { encodePicture, type EncodedSize } from './encode-picture.ts'
import { newFolder, plainName, urlOf } from '../platform/files/file-places.ts'
import type { IncomingFile } from './read-form.ts'

/** A file ready to be stored: its record, and the files of its folder. */
export interface PreparedFile {
  readonly record: UploadedFile
  readonly folder: string
  readonly sources: ReadonlyMap<string, FileSource>
}

/** The AVIF files are made from it; removed when they are complete. */
export const sourceName = 'source.png'

/** Encodes a picture, or accepts a PDF as it is. @throws ApiError `file_too_large`, `file_type` */
export function prepareFile(incoming: IncomingFile, alt: string | null): Promise<PreparedFile> {
  return incoming.type === 'application/pdf' ? takePdf(incoming) : preparePicture(incoming, alt)
}

async function preparePicture({ path, name, type }: IncomingFile, alt: string | null): Promise<PreparedFile> {
  const { hash, sizes, source, placeholder } = await encodePicture(path, type)
  const folder = newFolder(hash)
  const sources = new Map<string, FileSource>([[sourceName, source]])
  for (const { width, webp, jpeg } of sizes) sources.set(`${width}.webp`, webp).set(`${width}.jpg`, jpeg)
  const record: UploadedFile = {
    id: newId(),
    name: plainName(name, 'obrazok'),
    alt,
    placeholder,
    ...describeSizes(folder, sizes),
  }
  return { record, folder, sources }
}

/** Facts of a picture's record about its stored sizes, whose AVIF files are still missing. */
export function describeSizes(folder: string, sizes: readonly EncodedSize[]) {
  const largest = sizes.at(-1)
  if (!largest) throw new Error('a picture has at least one size')
  return {
    url: urlOf(folder, `${largest.width}.jpg`),
    mime: 'image/jpeg',
    size: largest.jpeg.length,
    width: largest.width,
    height: largest.height,
    formats: sizes.map(({ width, height }) => ({
      width,
      height,
      avif: null,
      webp: urlOf(folder, `${width}.webp`),
      jpeg: urlOf(folder, `${width}.jpg`),
    })),
  }
}

async function takePdf({ path, name }: IncomingFile): Promise<PreparedFile> {
  return preparePdf(name, await readFile(path))
}

/** A PDF under a given name, stored as it is. */
export function preparePdf(name: string, content: Buffer): PreparedFile {
  const folder = newFolder(createHash('sha256').update(content).digest('hex'))
  const fileName = plainName(name, 'dokument')
  const file = fileName.toLowerCase().endsWith('.pdf') ? fileName : `${fileName}.pdf`
  const record: UploadedFile = {
    id: newId(),
    name: file,
    url: urlOf(folder, file),
    mime: 'application/pdf',
    size: content.length,
    width: null,
    height: null,
    alt: null,
    formats: [],
    placeholder: null,
  }
  return { record, folder, sources: new Map([[file, content]]) }
}
