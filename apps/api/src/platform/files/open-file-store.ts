import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { CachedFiles } from './cached-files.ts'
import { LocalFiles } from './local-files.ts'
import type { S3Settings } from './s3-client.ts'
import { S3Files } from './s3-files.ts'
import { TemporaryFiles } from './temporary-files.ts'

/** Areas of stored files: `uploads` are public, `documents` belong to one guest each. */
export const fileAreas = ['uploads', 'documents'] as const
export type FileArea = (typeof fileAreas)[number]

/** The files of an area: in the bucket of the settings, else in the data folder. */
export function openFileStore(
  dataDir: string,
  s3: S3Settings | undefined,
  area: FileArea = 'uploads',
): FileStore {
  const store = openPlainStore(dataDir, s3, area)
  return s3 ? new CachedFiles(store) : store
}

/** The same without a memory cache, for reading everything once. */
export function openPlainStore(dataDir: string, s3: S3Settings | undefined, area: FileArea): FileStore {
  const folder = join(dataDir, area)
  if (!s3) return new LocalFiles(folder)
  return new S3Files(s3, new TemporaryFiles(join(folder, '.incoming')), `${area}/`)
}
