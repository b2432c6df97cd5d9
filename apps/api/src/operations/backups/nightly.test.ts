import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../testing/empty-database.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { notifyOwnerOfAlerts } from '../../insight/alerts/notify-owner.ts'
import { backUpNightly } from './make-nightly.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvor-nightly-'))
  api = await startTestApi({ backups: { folder, nightly: true } })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const night = (backups = { folder, nightly: true }) => ({
  db: api.api.db,
  pool: api.connection,
  dataDir: api.dataDir,
  s3: undefined,
  appSecret: 'a secret for tests only, long enough to derive keys from',
  clock: api.clock,
  log: api.app.log,
  publicUrl: 'http://127.0.0.1:3000',
  backups,
})

async function dashboard(): Promise<Dashboard> {
  const { body } = await api.call('GET', '/dashboard', { token: await adminToken(api) })
  return body as Dashboard
}
const alerts = async () => (await dashboard()).alerts.map(({ kind }) => kind)
const emails = () =>
  rowsOf<{ body_text: string }>(
    api.connection,
    `select body_text from outgoing_emails where key = 'owner_house_attention' order by position`,
  )

/** Moves the property's beginning two days back, relative to the time of the test run. */
async function letTwoDaysPass(): Promise<void> {
  await rowsOf(api.connection, `update global_settings set created_at = '2027-03-10T09:00:00Z'`)
  api.clock.set('2027-03-10T09:00:00Z')
  expect(await alerts()).not.toContain('backup_overdue')
  await notifyOwnerOfAlerts(night())
  expect(await emails()).toEqual([])
  api.clock.set('2027-03-12T09:01:00Z')
}

test('a property without a backup gets an alert and one e-mail after 48 hours', async () => {
  await letTwoDaysPass()
  expect(await dashboard()).toMatchObject({ last_backup: null })
  expect(await alerts()).toContain('backup_overdue')
  await notifyOwnerOfAlerts(night())
  await notifyOwnerOfAlerts(night())
  expect(await emails()).toHaveLength(1)
})

test('the nightly backup ends the alert and is shown on the dashboard', async () => {
  await backUpNightly(night())
  expect(await readdir(folder)).toEqual(['dvor-20270312-090100Z.tar.zst'])
  const { last_backup } = await dashboard()
  expect(await alerts()).not.toContain('backup_overdue')
  expect(last_backup?.made_at).toBe('2027-03-12T09:01:00.000Z')
  expect(last_backup?.bytes).toBeGreaterThan(1000)
})

test('failed nights cause the alert again, with the reason', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  for (const day of ['13', '14', '15']) {
    api.clock.set(`2027-03-${day}T09:02:00Z`)
    await backUpNightly(night({ folder: file, nightly: true }))
  }
  expect(await alerts()).toContain('backup_overdue')
  expect((await dashboard()).last_backup?.made_at).toBe('2027-03-12T09:01:00.000Z')
  await notifyOwnerOfAlerts(night())
  expect((await emails()).at(-1)?.body_text).toContain('cannot be used for backups')
  expect(await emails()).toHaveLength(2)
})

test('where it is switched off, none is made and none is missed', async () => {
  const off = night({ folder: join(folder, 'off'), nightly: false })
  await backUpNightly(off)
  await notifyOwnerOfAlerts(off)
  expect(await readdir(folder)).not.toContain('off')
  expect(await emails()).toHaveLength(2)
})
