import { copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { arrangeNights } from '../../testing/backups/arrange-nights.ts'
import { passphrase } from '../../testing/backups/encrypt-property.ts'
import { startS3 } from '../../testing/servers/s3-server.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { notifyOwnerOfAlerts } from '../../insight/alerts/notify-owner.ts'
import { copyAndLog, copyBackups } from './copy-backups.ts'
import { listArchives } from './find-archive.ts'
import { backupName } from './stored/keep-backups.ts'
import { backUpNightly } from './make-nightly.ts'

const at = arrangeNights()
const { night, backups } = at
let api: TestApi
let folder: string
let second: string
beforeAll(() => {
  ;({ api, folder, second } = at)
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
  expect(await readdir(second)).toEqual(['dvor-20270312-090100Z.tar.zst'])
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

test('a second folder that is gone causes an alert until the next run can copy', async () => {
  await rename(second, `${second}-unmounted`)
  api.clock.set('2027-03-16T01:13:00Z')
  await backUpNightly(night())
  expect(await alerts()).toContain('backup_copy_failed')
  expect((await backups()).second_place).toBe('folder')
  expect((await backups()).backups[0]).toMatchObject({ stored: true, copied_at: null })
  expect((await backups()).backups[0]?.copy_failure).toContain('is its disk mounted?')
  await rename(`${second}-unmounted`, second)
  await copyAndLog(night())
  expect(await alerts()).not.toContain('backup_copy_failed')
  expect((await backups()).backups[0]).toMatchObject({ copied_at: expect.any(String), copy_failure: null })
  const nights = ['dvor-20270312-090100Z.tar.zst', 'dvor-20270316-011300Z.tar.zst']
  expect((await readdir(second)).toSorted()).toEqual(nights)
})

test('an archive is copied once, also where several runs begin at once', async () => {
  const name = 'dvor-20270316-011300Z.tar.zst'
  await rm(join(second, name))
  const outcomes = await Promise.all([copyBackups(night()), copyBackups(night()), copyBackups(night())])
  const copied = outcomes.map((outcome) => (outcome && 'copied' in outcome ? outcome.copied : 0))
  expect(copied.toSorted()).toEqual([0, 0, 1])
  expect(await readdir(second)).toContain(name)
})

test('outdated archives leave the second place, and a missing one is downloaded from there', async () => {
  const source = join(second, 'dvor-20270316-011300Z.tar.zst')
  const days = Array.from({ length: 9 }, (_, index) => `2027-01-0${index + 1}`)
  for (const day of days) await copyFile(source, join(second, backupName(new Date(`${day}T01:13:00Z`))))
  await copyAndLog(night())
  const names = await readdir(second)
  expect(names).toContain('dvor-20270109-011300Z.tar.zst')
  expect(names).not.toContain('dvor-20270101-011300Z.tar.zst')
  await rm(join(folder, 'dvor-20270316-011300Z.tar.zst'))
  const [newest] = (await backups()).backups
  expect(newest).toMatchObject({ stored: false, copied_at: expect.any(String) })
  const { body } = await api.call('POST', `/backups/${newest?.id}/link`, { token: await adminToken(api) })
  const archive = await api.app.inject({ url: (body as { url: string }).url })
  expect([archive.statusCode, archive.rawPayload.length]).toEqual([200, newest?.bytes])
})

test('only encrypted archives go to a bucket', async () => {
  const store = await startS3()
  onTestFinished(() => store.close())
  api.clock.set('2027-03-17T01:13:00Z')
  await backUpNightly(night({ folder, nightly: true, passphrase, copyBucket: store.settings }))
  expect(await store.keys()).toEqual(['backups/dvor-20270317-011300Z.tar.zst.age'])
})

test.each([
  ['a folder', async () => ({ copyFolder: join(folder, 'not-mounted') })],
  ['a bucket', unreachableBucket],
])('the archives of the first place are listed when the second one is away: %s', async (_name, away) => {
  await backUpNightly(night())
  const lines: string[] = []
  const place = { folder, nightly: true, ...(await away()) }
  const archives = await listArchives(place, (line) => lines.push(line))
  expect(archives[0]).toMatchObject({ isHere: true, isThere: false })
  expect(lines).toEqual([expect.stringContaining('the second place does not answer')])
})

async function unreachableBucket() {
  const store = await startS3()
  await store.close()
  return { copyBucket: store.settings }
}
