import type { FileEdit, UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import type { UploadServices } from './services.ts'
import { recordChange } from '../history/queries.ts'
import { storeDescription } from '../platform/files/file-queries.ts'
import { requireTarget, targetOf } from './targets.ts'

/**
 * Stores a picture's alternative text for blind readers, where an empty text counts as none, and the part of it that
 * stays in sight. @throws ApiError `not_found`
 */
export async function describeFile(
  { db, registry }: Pick<UploadServices, 'db' | 'registry'>,
  actor: Actor,
  fileId: string,
  { alt, ...edit }: FileEdit,
): Promise<UploadedFile> {
  return inTransaction(db, async (tx) => {
    const changed = await storeDescription(tx, fileId, {
      ...edit,
      ...(alt !== undefined && { alt: alt || null }),
    })
    if (!changed) throw notFound('This file')
    const { file, owner, before } = changed
    const target = owner ? targetOf(registry, owner) : undefined
    requireTarget(actor, target)
    if (!owner || !target) return file
    const { name } = target.collection.declaration
    const words = ({ alt: text, focus }: Pick<UploadedFile, 'alt' | 'focus'>) => ({
      [owner.field]: [{ id: fileId, name: file.name, alt: text, focus: focus ?? null }],
    })
    const change = { before: words(before), after: words(file) }
    await recordChange(tx, actor, {
      collection: name,
      recordId: owner.refId,
      action: 'file described',
      ...change,
    })
    await announceContentChange(tx, name)
    return file
  })
}
