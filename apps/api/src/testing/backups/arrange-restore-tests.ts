import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupList } from '@dvor/contract/installation/backups.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeAll } from 'vitest'
import { backUpNightly } from '../../operations/backups/make-nightly.ts'
import { rowsOf } from '../empty-database.ts'
import { openFilledProperty, type FilledProperty } from '../fixtures/filled-property.ts'

/** A filled property for tests of restoring its nightly backups, which are encrypted where there is a passphrase. */
export function arrangeRestoreTests(passphrase?: string) {
  let filled: FilledProperty
  let folder: string
  beforeAll(async () => {
    filled = await openFilledProperty()
    folder = await mkdtemp(join(tmpdir(), 'dvor-restore-test-'))
  })
  afterAll(async () => {
    await filled.api.close()
    await rm(folder, { recursive: true, force: true })
  })
  const services = () => ({
    ...filled.stores,
    db: filled.api.api.db,
    clock: filled.api.clock,
    log: filled.api.app.log,
    backups: { folder, nightly: true, passphrase },
  })
  const newest = async () => ((await filled.property.call('GET', '/backups')).body as BackupList).backups[0]
  /** A backup of the next minute. @returns its path */
  const nextBackup = async () => {
    filled.api.clock.advanceMinutes(1)
    await backUpNightly(services())
    return join(folder, (await newest())?.name ?? '')
  }
  return {
    get filled() {
      return filled
    },
    services,
    newest,
    nextBackup,
    dashboard: async () => (await filled.property.call('GET', '/dashboard')).body as Dashboard,
    spareDatabases: () =>
      rowsOf(
        filled.stores.pool,
        `select datname from pg_database where datname = current_database() || '_restore_test'`,
      ),
  }
}
