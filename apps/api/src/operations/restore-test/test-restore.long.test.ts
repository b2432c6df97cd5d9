import { expect, test } from 'vitest'
import { arrangeRestoreTests } from '../../testing/backups/arrange-restore-tests.ts'
import { passphrase } from '../../testing/backups/encrypt-property.ts'
import { testRestore } from './test-restore.ts'

const at = arrangeRestoreTests(passphrase)

test('a good encrypted backup is restored with its passphrase, and fails with another one', async () => {
  await at.nextBackup()
  await testRestore(at.services())
  expect(await at.newest()).toMatchObject({ test_scope: 'restored', test_failure: null })
  const { backups } = at.services()
  await testRestore({ ...at.services(), backups: { ...backups, passphrase: `${passphrase}!` } })
  expect((await at.newest())?.test_failure).toContain('BACKUP_PASSPHRASE is not the one')
  expect(await at.spareDatabases()).toEqual([])
})
