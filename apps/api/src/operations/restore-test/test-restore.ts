import { join } from 'node:path'
import { openDatabase } from '../../db/database.ts'
import type { BackupSettings, Services } from '../../platform/services.ts'
import { findArchive } from '../backups/find-archive.ts'
import type { InstallationStores } from '../backups/make-backup.ts'
import type { ArchiveManifest } from '../backups/manifest.ts'
import { placeOf } from '../backups/places.ts'
import { findLastGood, recordRestoreTest, type RestoreTest } from '../backups/queries.ts'
import { verifyArchive } from '../backups/read-archive.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { checkIntegrity } from '../integrity/check-integrity.ts'
import { NoRight, withSpareDatabase } from './spare-database.ts'

type TestServices = Pick<Services, keyof InstallationStores | 'backups' | 'clock' | 'db' | 'log'>
type WithBackups = InstallationStores & { backups: BackupSettings }

/**
 * Restores the newest backup into a database that is created for it and dropped afterwards: every checksum, the number
 * of rows of every table, the migrations, and all rules of the integrity check (nights, ledger, files). The files are
 * read and compared with their checksums, not stored. Where the database's user may not create databases, the archive
 * alone is checked. The result is recorded with the backup; a failure is an alert.
 */
export async function testRestore(services: TestServices): Promise<void> {
  const { backups, clock, db, log } = services
  if (!backups) return
  const newest = await findLastGood(db)
  if (!newest) return
  const outcome = await outcomeOf({ ...services, backups }, newest.name)
  await recordRestoreTest(db, newest.id, outcome, clock.now())
  if (outcome.test_failure) log.error(outcome, 'the newest backup could not be restored')
  else log.info({ ...outcome, name: newest.name }, 'the newest backup was restored as a test')
}

async function outcomeOf(services: WithBackups, name: string): Promise<RestoreTest> {
  const { backups } = services
  try {
    const path = await findArchive(name, backups, () => undefined)
    return await withSpareDatabase(services.pool, (pool) => restoreInto(pool, path, services)).catch(
      async (error: unknown) => {
        if (!(error instanceof NoRight)) throw error
        await verifyArchive(path, backups.passphrase)
        return { test_scope: 'archive', test_failure: null }
      },
    )
  } catch (error) {
    return { test_scope: 'restored', test_failure: error instanceof Error ? error.message : String(error) }
  }
}

async function restoreInto(
  pool: InstallationStores['pool'],
  path: string,
  { backups, dataDir, appSecret }: WithBackups,
): Promise<RestoreTest> {
  const { manifest } = await restoreBackup(
    { pool, dataDir: join(dataDir, 'restore-test'), appSecret },
    { path, passphrase: backups.passphrase, tablesOnly: true, report: () => undefined },
  )
  const spare = openDatabase(pool)
  try {
    const { violations } = await checkIntegrity(spare, filesOf(manifest))
    const rules = violations.map(({ rule, count }) => `${rule} (${count})`)
    return {
      test_scope: 'restored',
      test_failure: rules.length > 0 ? `The restored data breaks rules: ${rules.join(', ')}` : null,
    }
  } finally {
    await spare.$client.end()
  }
}

/** The uploaded files of an archive, as a store lists them. */
const filesOf = ({ entries }: ArchiveManifest) => ({
  async *list() {
    for (const { name } of entries) {
      if (!name.startsWith('files/')) continue
      const place = placeOf(name)
      if (place.kind === 'file' && place.area === 'uploads') yield place
    }
  },
})
