import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { CallContext } from '../crud/define.ts'
import { findRow } from '../crud/read.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { UploadServices } from './services.ts'
import { recordChange } from '../history/queries.ts'
import { folderOf } from '../platform/files/file-places.ts'
import { removeFolder } from './remove-folder.ts'
import { prepareFile, type PreparedFile } from './prepare-file.ts'
import { deleteOthers, insertFile } from '../platform/files/file-queries.ts'
import type { IncomingFile, UploadForm } from './read-form.ts'
import { requireTarget, targetOf, type Target } from './targets.ts'

/**
 * Stores uploaded files for a record, or without an owner (rich editor). Files are encoded and stored first, then rows
 * are written in one transaction; files left by a failure are removed, the former file of a single field after the
 * commit. @throws ApiError `invalid`, `forbidden`, `not_found` for an unknown owner, `file_type`, `file_too_large`
 */
export async function uploadFiles(
  services: UploadServices,
  context: CallContext,
  { fields, files }: UploadForm,
): Promise<UploadedFile[]> {
  const target = 'ref' in fields ? targetOf(services.registry, fields) : undefined
  requireTarget(context.actor, target)
  if (target) for (const file of files) requireType(file, target.accept)
  if (target) await findRow(services.db, target.collection, target.owner.refId, context)
  const prepared = await prepareAll(services, files, fields.alt ?? null)
  return storePrepared(services, context, target, prepared)
}

/** Stores prepared files for a record, or without an owner, and removes the former file of a single field. */
export async function storePrepared(
  services: UploadServices,
  context: CallContext,
  target: Target | undefined,
  prepared: readonly PreparedFile[],
): Promise<UploadedFile[]> {
  const { added, replaced } = await storeAll(services, context, target, prepared)
  for (const { url } of replaced) await removeFolder(services, folderOf(url))
  services.sizes.wake()
  return added
}

/** Stores files before their rows, so that announced files exist. A failure removes the files again. */
async function storeAll(
  services: UploadServices,
  context: CallContext,
  target: Target | undefined,
  prepared: readonly PreparedFile[],
) {
  const { db, files } = services
  try {
    for (const { folder, sources } of prepared) await files.put(folder, sources)
    return await inTransaction(db, (tx) => keep(tx, context, target, prepared))
  } catch (error) {
    // The original error is thrown: an unreachable store cannot remove anything either, and the nightly clean-up will.
    for (const { folder } of prepared) await removeFolder(services, folder)
    throw error
  }
}

/**
 * @throws ApiError `file_type` for a file that a field of this kind does not accept; without a field both kinds are
 * accepted, because a record may name the file later
 */
export function requireType({ type }: IncomingFile, accept: Target['accept']): void {
  const isPdf = type === 'application/pdf'
  if (isPdf === (accept === 'pdf')) return
  throw new ApiError('file_type', isPdf ? 'A picture is expected here' : 'A PDF is expected here')
}

/**
 * Encodes pictures one after the other, and accepts PDFs as they are. @throws ApiError `file_type`, `file_too_large`
 */
export async function prepareAll(
  { pictures }: UploadServices,
  files: readonly IncomingFile[],
  alt: string | null,
): Promise<PreparedFile[]> {
  const prepared: PreparedFile[] = []
  for (const file of files) prepared.push(await pictures.run(() => prepareFile(file, alt)))
  return prepared
}

/** Writes the rows; the owner's row is locked, so that two uploads to a single field leave one file. */
async function keep(
  tx: Db,
  context: CallContext,
  target: Target | undefined,
  prepared: readonly PreparedFile[],
): Promise<{ added: UploadedFile[]; replaced: UploadedFile[] }> {
  if (target) await findRow(tx, target.collection, target.owner.refId, context, 'update')
  const added: UploadedFile[] = []
  for (const { record } of prepared) added.push(await insertFile(tx, record, target?.owner))
  const last = added.at(-1)
  const replaced = target?.single && last ? await deleteOthers(tx, target.owner, last.id) : []
  if (target) await recordUpload(tx, context, target, added, replaced)
  return { added, replaced }
}

async function recordUpload(
  tx: Db,
  { actor }: CallContext,
  { owner, collection }: Target,
  added: UploadedFile[],
  replaced: UploadedFile[],
): Promise<void> {
  const { name } = collection.declaration
  const summary = (files: UploadedFile[]) => files.map((file) => ({ id: file.id, name: file.name }))
  await recordChange(tx, actor, {
    collection: name,
    recordId: owner.refId,
    action: 'upload',
    before: { [owner.field]: summary(replaced) },
    after: { [owner.field]: summary(added) },
  })
  await announceContentChange(tx, name)
}
