import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { KeptFiles } from './kept-files.ts'
import { LocalFiles } from './local-files.ts'
import type { S3Settings } from './s3-client.ts'
import { S3Files } from './s3-files.ts'
import { TemporaryFiles } from './temporary-files.ts'

/**
 * Files of an area in the bucket of the settings, without them in the data folder: `uploads` are served to everybody,
 * `documents` only to whom they belong.
 */
export function openFileStore(
  dataDir: string,
  s3: S3Settings | undefined,
  area: 'uploads' | 'documents' = 'uploads',
): FileStore {
  const folder = join(dataDir, area)
  if (!s3) return new LocalFiles(folder)
  return new KeptFiles(new S3Files(s3, new TemporaryFiles(join(folder, '.incoming')), `${area}/`))
}
