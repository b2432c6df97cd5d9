import { join } from 'node:path'
import type { BackupList } from '@dvor/contract/installation/backups.ts'
import { isThere } from './is-there.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { OperationRefused } from '../../db/operation-refused.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { recordChange } from '../../history/queries.ts'
import { isBackupRunning } from '../../platform/files/claim-backup.ts'
import { copyAndLog } from './copy-backups.ts'
import { backupName } from './stored/keep-backups.ts'
import { openCopyPlace } from './stored/copy-place.ts'
import type { InstallationStores } from './make-backup.ts'
import { listNewest } from './queries.ts'
import { recordBackup } from './record-backup.ts'

type BackupServices = Pick<
  Services,
  keyof InstallationStores | 'backups' | 'background' | 'clock' | 'db' | 'log'
>

const listLength = 20

/** The newest attempts, and whether this instance can read each archive. */
export async function listBackupsHere({
  db,
  backups,
}: Pick<BackupServices, 'db' | 'backups'>): Promise<BackupList> {
  const [rows, running] = await Promise.all([listNewest(db, listLength), isBackupRunning(db)])
  const isStored = async (name: string, failure: string | null) =>
    backups !== undefined && failure === null && (await isThere(join(backups.folder, name)))
  return {
    running,
    encrypted: backups?.passphrase !== undefined,
    second_place: (backups && openCopyPlace(backups)?.kind) ?? null,
    backups: await Promise.all(
      rows.map(async (row) => ({ ...row, stored: await isStored(row.name, row.failure) })),
    ),
  }
}

/**
 * Begins a backup in the background. @throws ApiError `conflict` while another backup is made, or where no folder for
 * backups is set
 */
export async function startBackup(services: BackupServices, actor: Actor): Promise<BackupList> {
  const { backups, background, clock, db, log } = services
  if (!backups) throw new ApiError('conflict', 'No folder for backups is set')
  if (await isBackupRunning(db)) throw new ApiError('conflict', 'Another backup is being made')
  const now = clock.now()
  const { folder, passphrase } = backups
  const name = backupName(now, passphrase !== undefined)
  const { id: recordId } = await readSettings(db)
  await recordChange(db, actor, { collection: 'global-settings', recordId, action: 'backup' })
  background.run('backup', async () => {
    try {
      await recordBackup(db, services, { path: join(folder, name), now, passphrase })
    } catch (error) {
      // Refused backups are recorded in the list of attempts already.
      if (!(error instanceof OperationRefused)) throw error
      log.error({ reason: error.message }, 'the backup was not made')
    }
    await copyAndLog(services)
  })
  return { ...(await listBackupsHere(services)), running: true }
}
