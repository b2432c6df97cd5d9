import { basename, dirname } from 'node:path'
import type { Db } from '../../platform/database.ts'
import { OperationRefused } from '../../platform/operation-refused.ts'
import { removeOutdated } from './keep-backups.ts'
import { makeBackup, type BackupOptions, type InstallationStores, type MadeBackup } from './make-backup.ts'
import { insertBackup } from './queries.ts'

/**
 * Makes a backup, notes in the property's books what came of it, and lets outdated ones in its folder go.
 * @throws what `makeBackup` throws
 */
export async function recordBackup(
  db: Db,
  property: InstallationStores,
  options: BackupOptions,
): Promise<MadeBackup> {
  const made_at = options.now.toISOString()
  const name = basename(options.path)
  try {
    const made = await makeBackup(property, options)
    const note = { made_at, name, bytes: made.bytes, rows: made.rows, files: made.files }
    // The archive is good even where nothing can be noted: a newer program may back up a property before it migrates it.
    await insertBackup(db, note).catch(() => undefined)
    await removeOutdated(dirname(made.path))
    return made
  } catch (error) {
    const failure = error instanceof OperationRefused ? error.message : 'unexpected'
    // A database that is away cannot take the note either; the reason is what counts.
    await insertBackup(db, { made_at, name, failure }).catch(() => undefined)
    throw error
  }
}
