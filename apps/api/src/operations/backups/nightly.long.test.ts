import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { arrangeNights } from '../../testing/backups/arrange-nights.ts'
import { passphrase } from '../../testing/backups/encrypt-property.ts'
import { silent } from '../../testing/backups/silent-progress.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { testSecret } from '../../testing/fixtures/filled-property.ts'
import { startS3 } from '../../testing/servers/s3-server.ts'
import { findArchive, listArchives } from './find-archive.ts'
import { backUpNightly } from './make-nightly.ts'
import { restoreBackup } from './restore-backup.ts'

const at = arrangeNights()

test('a restore fetches an archive from the bucket by its name, and a bucket that does not answer is reported', async () => {
  const store = await startS3()
  onTestFinished(() => store.close())
  const { api, folder, night, backups } = at
  const place = { folder, nightly: true, passphrase, copyBucket: store.settings }
  api.clock.set('2027-03-17T01:13:00Z')
  await backUpNightly(night(place))
  const name = 'dvor-20270317-011300Z.tar.zst.age'
  await rm(join(folder, name))
  expect(await listArchives(place, silent)).toContainEqual({ name, isHere: false, isThere: true })
  const path = await findArchive(name, place, silent)
  const pool = await emptyDatabase()
  const empty = { pool, dataDir: join(folder, 'restored'), appSecret: testSecret }
  const { rows } = await restoreBackup(empty, { path, passphrase, report: silent })
  expect(rows).toBeGreaterThan(5)
  await store.stop()
  api.clock.set('2027-03-18T01:13:00Z')
  await backUpNightly(night(place))
  expect((await backups()).backups[0]?.copy_failure).toContain('does not answer')
})
