import type { Services } from '../platform/services.ts'
import { isBackupRunning } from '../platform/files/claim-backup.ts'

/**
 * Removes a folder whose rows are deleted already. A failure does not concern the caller, and while a backup is made
 * the files are still needed: the nightly clean-up removes the rest.
 */
export async function removeFolder(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  folder: string,
): Promise<void> {
  try {
    if (!(await isBackupRunning(db))) await files.remove(folder)
  } catch (error) {
    log.warn({ err: error }, 'removing an uploaded file failed')
  }
}
