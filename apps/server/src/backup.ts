import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backupName } from '@dvor/api/operations/backups/stored/keep-backups.ts'
import { recordBackup } from '@dvor/api/operations/backups/record-backup.ts'
import { copyBackups, type CopyOutcome } from '@dvor/api/operations/backups/copy-backups.ts'
import { systemClock } from '@dvor/api/platform/clock.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { OperationRefused } from '@dvor/api/db/operation-refused.ts'
import { formatSize } from '@dvor/format/size.ts'
import { readWords, report, runCommand } from './commands/command.ts'
import { readSettings, type Settings } from './settings/config.ts'
import { withStores } from './commands/installation-stores.ts'

/**
 * Path of the archive: the named file, a name of its own in the named folder, else in BACKUP_DIR. @throws
 * OperationRefused for a folder that does not exist, because its disk may be missing
 */
async function placeFor(
  place: string | undefined,
  { folder, passphrase }: Settings['backups'],
  now: Date,
): Promise<string> {
  const target = resolve(place ?? folder)
  const isFolder = place === undefined || (await stat(target).catch(() => undefined))?.isDirectory()
  if (!isFolder && place?.endsWith('/'))
    throw new OperationRefused(`${place} is no folder; make it, or attach its disk`)
  return isFolder ? join(target, backupName(now, passphrase !== undefined)) : target
}

function reportCopy(outcome: CopyOutcome | undefined): void {
  if (!outcome) return
  if ('failure' in outcome) throw new OperationRefused(`Not copied to the second place: ${outcome.failure}`)
  report(`Copied to the second place: ${outcome.copied}`)
}

/** Makes a backup of a property, open or not; the command behind script/backup. */
await runCommand(async () => {
  const { positionals } = readWords('script/backup [FILE or FOLDER]', {}, 1)
  const settings = readSettings(process.env)
  const { passphrase } = settings.backups
  const now = new Date()
  const path = await placeFor(positionals[0], settings.backups, now)
  await withStores(settings, async (property) => {
    const db = openDatabase(property.pool)
    try {
      const { bytes, tables, rows, files } = await recordBackup(db, property, { path, now, passphrase })
      report(`${path}: ${formatSize(bytes, 'en')}, ${rows} rows of ${tables} tables, ${files} files`)
      report(
        passphrase
          ? 'Encrypted. Without BACKUP_PASSPHRASE nobody can read it: keep a copy of it in another place.'
          : 'Not encrypted: everybody who has it can read it. BACKUP_PASSPHRASE encrypts the next ones.',
      )
      report('Not in it: APP_SECRET. Keep a copy of it apart from the backups.')
      if (positionals[0] === undefined)
        reportCopy(
          await copyBackups({ backups: settings.backups, clock: systemClock, db, pool: property.pool }),
        )
    } finally {
      await db.$client.end()
    }
  })
})
