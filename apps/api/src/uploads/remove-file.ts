import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import type { UploadServices } from './services.ts'
import { recordChange } from '../history/queries.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { removeFolder } from './remove-folder.ts'
import { deleteFile } from '../platform/files/file-queries.ts'
import { targetOf } from './targets.ts'

/** Removes a file's record and, after the commit, all its formats. @throws ApiError `not_found` */
export async function removeFile(
  services: UploadServices,
  actor: Actor,
  fileId: string,
): Promise<UploadedFile> {
  const file = await inTransaction(services.db, async (tx) => {
    const gone = await deleteFile(tx, fileId)
    if (!gone) throw notFound('This file')
    if (gone.owner) {
      const { name } = targetOf(services.registry, gone.owner).collection.declaration
      const before = { [gone.owner.field]: [{ id: fileId, name: gone.file.name }] }
      const change = { collection: name, recordId: gone.owner.refId, action: 'file removed', before }
      await recordChange(tx, actor, change)
      await announceContentChange(tx, name)
    }
    return gone.file
  })
  await removeFolder(services, folderOf(file.url))
  return file
}
