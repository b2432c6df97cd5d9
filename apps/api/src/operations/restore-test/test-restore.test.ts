import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupList } from '@dvor/contract/installation/backups.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../testing/empty-database.ts'
import { openFilledProperty, type FilledProperty } from '../../testing/fixtures/filled-property.ts'
import { backUpNightly } from '../backups/make-nightly.ts'
import { testRestore } from './test-restore.ts'

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

const passphrase = 'štyri dlhé slová na papieri'
const services = () => ({
  ...filled.stores,
  db: filled.api.api.db,
  clock: filled.api.clock,
  log: filled.api.app.log,
  backups: { folder, nightly: true, passphrase },
})
const newest = async () => ((await filled.property.call('GET', '/backups')).body as BackupList).backups[0]
const dashboard = async () => (await filled.property.call('GET', '/dashboard')).body as Dashboard
const spareDatabases = () =>
  rowsOf(
    filled.stores.pool,
    `select datname from pg_database where datname = current_database() || '_restore_test'`,
  )

/** A backup of the next minute. @returns its path */
async function nextBackup(): Promise<string> {
  filled.api.clock.advanceMinutes(1)
  await backUpNightly(services())
  return join(folder, (await newest())?.name ?? '')
}

test('a good backup is restored into a database that is gone afterwards', async () => {
  await nextBackup()
  expect((await dashboard()).last_restore_test).toBeNull()
  const { user, host = '', port, database } = filled.stores.pool
  const connectionString = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  await testRestore({ ...services(), pool: { connectionString } })
  expect(await newest()).toMatchObject({
    tested_at: expect.any(String),
    test_scope: 'restored',
    test_failure: null,
  })
  expect((await dashboard()).last_restore_test).toMatchObject({ failed: false })
  expect(await spareDatabases()).toEqual([])
  expect(await readdir(filled.stores.dataDir)).not.toContain('restore-test')
})

test('an archive that is changed by one byte fails, and so does one whose data breaks a rule', async () => {
  const file = await open(await nextBackup(), 'r+')
  const { size } = await file.stat()
  await file.write(Buffer.from([0x55, 0xaa]), 0, 2, Math.floor(size / 2))
  await file.close()
  await testRestore(services())
  expect((await newest())?.test_failure).toContain('The archive is damaged')
  expect((await dashboard()).last_restore_test).toMatchObject({ failed: true })

  await rowsOf(filled.stores.pool, `update files set url = '/uploads/aaaaaaaaaaaa-11111111/gone.jpg'`)
  await nextBackup()
  await testRestore(services())
  expect((await newest())?.test_failure).toContain('uploaded files that are not in the store')
  expect(await spareDatabases()).toEqual([])
})

test('a user who may not create databases gets the archive checked, and is told so', async () => {
  const role = `guest_${crypto.randomUUID().slice(0, 8)}`
  await rowsOf(filled.stores.pool, `create role ${role}`)
  await nextBackup()
  await testRestore({ ...services(), pool: { ...filled.stores.pool, options: `-c role=${role}` } })
  expect(await newest()).toMatchObject({ test_scope: 'archive', test_failure: null })
  await rowsOf(filled.stores.pool, `drop role ${role}`)
})
