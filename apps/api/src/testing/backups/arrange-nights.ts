import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupList } from '@dvor/contract/installation/backups.ts'
import { afterAll, beforeAll } from 'vitest'
import type { BackupSettings } from '../../platform/services.ts'
import { testSecret } from '../fixtures/filled-property.ts'
import { adminToken } from '../sign-in.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

/** An API with a folder for nightly backups and a second one for their copies. */
export function arrangeNights() {
  let api: TestApi
  let folder: string
  let second: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dvor-nightly-'))
    second = await mkdtemp(join(tmpdir(), 'dvor-second-'))
    api = await startTestApi({ backups: { folder, nightly: true, copyFolder: second } })
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
    await rm(second, { recursive: true, force: true })
  })
  return {
    get api() {
      return api
    },
    get folder() {
      return folder
    },
    get second() {
      return second
    },
    /** Services of the nightly job. */
    night: (backups: BackupSettings = { folder, nightly: true, copyFolder: second }) => ({
      db: api.api.db,
      pool: api.connection,
      dataDir: api.dataDir,
      s3: undefined,
      appSecret: testSecret,
      clock: api.clock,
      log: api.app.log,
      publicUrl: 'http://127.0.0.1:3000',
      backups,
    }),
    backups: async () =>
      (await api.call('GET', '/backups', { token: await adminToken(api) })).body as BackupList,
  }
}
