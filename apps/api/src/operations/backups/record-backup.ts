import { basename, dirname } from 'node:path'
import type { Db } from '../../db/database.ts'
import { OperationRefused } from '../../db/operation-refused.ts'
import { removeOutdated } from './stored/keep-backups.ts'
import { makeBackup, type BackupOptions, type InstallationStores, type MadeBackup } from './make-backup.ts'
import { insertBackup } from './queries.ts'

/**
 * Makes a backup, records the result in the list of backups, and removes outdated archives in its folder. @throws the
 * errors of `makeBackup`
 */
export async function recordBackup(
  db: Db,
  property: InstallationStores,
  options: BackupOptions,
): Promise<MadeBackup> {
  const made_at = options.now.toISOString()
  const name = basename(options.path)
  try {
    const backup = await makeBackup(property, options)
    const note = { made_at, name, bytes: backup.bytes, rows: backup.rows, files: backup.files }
    // The archive is good even where the record cannot be written: a newer program may back up a property before it
    // migrates it.
    await insertBackup(db, note).catch(() => undefined)
    await removeOutdated(dirname(backup.path))
    return backup
  } catch (error) {
    const failure = error instanceof OperationRefused ? error.message : 'unexpected'
    // An unreachable database cannot store the record either; the original reason is thrown.
    await insertBackup(db, { made_at, name, failure }).catch(() => undefined)
    throw error
  }
}
