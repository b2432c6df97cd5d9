import type { Services } from '../services.ts'
import { isBackupRunning } from '../platform/files/claim-backup.ts'

/**
 * Removes a folder whose rows are gone already. A failure is no news to the caller, and while a backup is made the
 * files are still needed: the nightly sweep takes what stays.
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
