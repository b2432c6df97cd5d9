import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { Db } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { preparePdf } from './prepare-file.ts'
import { insertFile, type Owner } from '../platform/files/file-queries.ts'

/**
 * Stores a generated PDF for a record. `db` may be a transaction: files left behind by a rollback are removed by the
 * nightly clean-up.
 */
export async function storePdf(
  { files }: { files: FileStore },
  db: Db,
  { name, content }: { name: string; content: Buffer },
  owner: Owner,
): Promise<UploadedFile> {
  const { record, folder, sources } = preparePdf(name, content)
  await files.put(folder, sources)
  return insertFile(db, record, owner)
}
