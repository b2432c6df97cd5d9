import { join } from 'node:path'
import { OperationRefused } from '../../db/operation-refused.ts'
import type { Services } from '../../platform/services.ts'
import { copyAndLog } from './copy-backups.ts'
import { backupName } from './stored/keep-backups.ts'
import type { InstallationStores } from './make-backup.ts'
import { recordBackup } from './record-backup.ts'

/** Makes the nightly backup where it is switched on, and copies it to the second place. Failures go to the log and to the list of backups. */
export async function backUpNightly(
  services: Pick<Services, keyof InstallationStores | 'backups' | 'clock' | 'db' | 'log'>,
): Promise<void> {
  const { backups, clock, db, log } = services
  if (!backups?.nightly) return
  const now = clock.now()
  try {
    const { folder, passphrase } = backups
    const path = join(folder, backupName(now, passphrase !== undefined))
    const { bytes, rows, files } = await recordBackup(db, services, { path, now, passphrase })
    log.info({ bytes, rows, files }, 'the nightly backup is made')
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error
    log.error({ reason: error.message }, 'the nightly backup was not made')
  }
  await copyAndLog(services)
}
