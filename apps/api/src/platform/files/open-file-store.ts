import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { KeptFiles } from './kept-files.ts'
import { LocalFiles } from './local-files.ts'
import type { S3Settings } from './s3-client.ts'
import { S3Files } from './s3-files.ts'
import { TemporaryFiles } from './temporary-files.ts'

/** What is kept as files: `uploads` are served to everybody, `documents` only to whom they belong. */
export const fileAreas = ['uploads', 'documents'] as const
export type FileArea = (typeof fileAreas)[number]

/** Files of an area in the bucket of the settings, without them in the data folder. */
export function openFileStore(
  dataDir: string,
  s3: S3Settings | undefined,
  area: FileArea = 'uploads',
): FileStore {
  const store = openPlainStore(dataDir, s3, area)
  return s3 ? new KeptFiles(store) : store
}

/** The same for whoever reads everything once, so that keeping it in memory would be for nothing. */
export function openPlainStore(dataDir: string, s3: S3Settings | undefined, area: FileArea): FileStore {
  const folder = join(dataDir, area)
  if (!s3) return new LocalFiles(folder)
  return new S3Files(s3, new TemporaryFiles(join(folder, '.incoming')), `${area}/`)
}
