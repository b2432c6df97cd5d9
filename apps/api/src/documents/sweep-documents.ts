import type { Services } from '../platform/services.ts'
import { listExisting } from './document-queries.ts'

const dayMs = 24 * 60 * 60_000

/** Removes files whose document is gone: of a sample that was cleared, or of a write that was interrupted. */
export async function sweepDocuments({
  db,
  clock,
  documentFiles,
}: Pick<Services, 'db' | 'clock' | 'documentFiles'>): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - dayMs)
  await documentFiles.sweepTemporary(yesterday)
  const storedIds = await documentFiles.listOlderThan(yesterday)
  const existing = new Set(await listExisting(db, storedIds))
  for (const folder of storedIds) if (!existing.has(folder)) await documentFiles.remove(folder)
}
