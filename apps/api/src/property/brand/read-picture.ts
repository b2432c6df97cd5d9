import { buffer } from 'node:stream/consumers'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { notFound } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { folderOf } from '../../platform/files/file-places.ts'

/** The largest stored size of an uploaded picture, with its transparency. @throws ApiError `not_found` */
export async function readPicture(files: FileStore, { url, formats }: UploadedFile): Promise<Buffer> {
  const name = formats.at(-1)?.webp.split('/').at(-1) ?? ''
  const opened = await files.open(folderOf(url), decodeURIComponent(name))
  if (!opened) throw notFound('This picture')
  return buffer(opened.content)
}
