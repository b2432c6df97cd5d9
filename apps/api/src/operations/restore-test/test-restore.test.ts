import { open, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { arrangeRestoreTests } from '../../testing/backups/arrange-restore-tests.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { testRestore } from './test-restore.ts'

const at = arrangeRestoreTests()

test('a good backup is restored into a database that is gone afterwards', async () => {
  await at.nextBackup()
  expect((await at.dashboard()).last_restore_test).toBeNull()
  const { user, host = '', port, database } = at.filled.stores.pool
  const connectionString = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  await testRestore({ ...at.services(), pool: { connectionString } })
  expect(await at.newest()).toMatchObject({
    tested_at: expect.any(String),
    test_scope: 'restored',
    test_failure: null,
  })
  expect((await at.dashboard()).last_restore_test).toMatchObject({ failed: false })
  expect(await at.spareDatabases()).toEqual([])
  expect(await readdir(at.filled.stores.dataDir)).not.toContain('restore-test')
})

test('an archive that is changed by one byte fails, and so does one whose data breaks a rule', async () => {
  const file = await open(await at.nextBackup(), 'r+')
  const { size } = await file.stat()
  await file.write(Buffer.from([0x55, 0xaa]), 0, 2, Math.floor(size / 2))
  await file.close()
  await testRestore(at.services())
  expect((await at.newest())?.test_failure).toContain('The archive is damaged')
  expect((await at.dashboard()).last_restore_test).toMatchObject({ failed: true })

  await rowsOf(at.filled.stores.pool, `update files set url = '/uploads/aaaaaaaaaaaa-11111111/gone.jpg'`)
  await at.nextBackup()
  await testRestore(at.services())
  expect((await at.newest())?.test_failure).toContain('uploaded files that are not in the store')
  expect(await at.spareDatabases()).toEqual([])
})

test('a user who may not create databases gets the archive checked, and is told so', async () => {
  const role = `guest_${crypto.randomUUID().slice(0, 8)}`
  await rowsOf(at.filled.stores.pool, `create role ${role}`)
  await at.nextBackup()
  await testRestore({ ...at.services(), pool: { ...at.filled.stores.pool, options: `-c role=${role}` } })
  expect(await at.newest()).toMatchObject({ test_scope: 'archive', test_failure: null })
  await rowsOf(at.filled.stores.pool, `drop role ${role}`)
})
