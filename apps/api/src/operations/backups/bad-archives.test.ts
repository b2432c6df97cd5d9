import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, rowsOf } from '../../testing/empty-database.ts'
import {
  entriesOf,
  forgeArchive,
  withFittingManifest,
  type ForgedEntry,
} from '../../testing/files/forged-archive.ts'
import {
  openFilledProperty,
  testSecret,
  type FilledProperty,
} from '../../testing/fixtures/filled-property.ts'
import { mountSmallDisk, unmountSmallDisk } from '../../testing/servers/small-disk.ts'
import { startStuckStore } from '../../testing/servers/stuck-store.ts'
import { makeBackup, type InstallationStores } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let lived: FilledProperty
let folder: string
let archive: string
let entries: ForgedEntry[]
let place: InstallationStores
beforeAll(async () => {
  lived = await openFilledProperty()
  folder = await mkdtemp(join(tmpdir(), 'dvor-bad-archives-'))
  archive = join(folder, 'good.tar.zst')
  await makeBackup(lived.stores, { path: archive, now: lived.api.clock.now() })
  entries = await entriesOf(archive)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  place = { pool: await emptyDatabase(), dataDir, appSecret: testSecret }
})
afterAll(async () => {
  await lived.api.close()
  await rm(folder, { recursive: true, force: true })
})

const silent = () => undefined
const tablesIn = (pool: pg.ClientConfig) =>
  rowsOf(pool, `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)

/** The one line that refuses an archive. Also checks that the place is still empty and the archive unchanged. */
async function refusalOf(content: Buffer | ForgedEntry[]): Promise<string> {
  const path = join(folder, 'bad.tar.zst')
  if (Array.isArray(content)) await forgeArchive(path, content)
  else await writeFile(path, content)
  const before = await readFile(path)
  const refusal: unknown = await restoreBackup(place, { path, report: silent }).then(
    () => new Error('it was restored'),
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({ name: 'OperationRefused' })
  expect(await tablesIn(place.pool)).toEqual([])
  expect(
    (await readdir(place.dataDir, { recursive: true })).filter(
      (name) => /\.\w+$/.test(name) && !name.endsWith('.incoming'),
    ),
  ).toEqual([])
  expect((await readFile(path)).equals(before)).toBe(true)
  return refusal instanceof Error ? refusal.message : ''
}

const replaced = (name: string, content: string) =>
  entries.map((entry) => (entry.name === name ? { name, content } : entry))
const headWith = (change: object): string => {
  const head = entries.find(({ name }) => name === 'dvor.json')
  return JSON.stringify({ ...(JSON.parse(String(head?.content)) as object), ...change })
}
const damaged = /^The archive is damaged or cut off: .*; nothing was changed$/

test.for([0, 0.001, 0.3, 0.7, 0.99])('refuses an archive cut off after %d of it', async (part) => {
  const whole = await readFile(archive)
  expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toMatch(damaged)
})

test.for([0.01, 0.3, 0.6, 0.9])('refuses an archive with a wrong bit at %d of it', async (part) => {
  const bytes = Buffer.from(await readFile(archive))
  const at = Math.floor(bytes.length * part)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  expect(await refusalOf(bytes)).toMatch(damaged)
})

test('refuses changed rows by their checksum', async () => {
  const rows = entries.find(({ name }) => name.startsWith('tables/reservations/'))
  const changed = String(rows?.content).replace('Nová', 'Stará')
  expect(await refusalOf(replaced(rows?.name ?? '', changed))).toContain('has another checksum')
})

test('refuses missing, additional and repeated entries', async () => {
  const file = entries.find(({ name }) => name.startsWith('files/uploads/'))
  expect(await refusalOf(entries.filter((entry) => entry !== file))).toContain('is missing')
  const more = [...entries.slice(0, -1), { name: 'tables/coupons/000009.copy', content: 'x' }]
  expect(await refusalOf([...more, ...entries.slice(-1)])).toContain('more than its manifest')
  expect(await refusalOf([...entries.slice(0, 2), ...entries.slice(1)])).toContain('twice')
})

test('refuses an archive without end, without beginning, or of another kind', async () => {
  expect(await refusalOf(entries.slice(0, -1))).toContain('its end is missing')
  expect(await refusalOf(entries.slice(1))).toContain('does not begin')
  expect(await refusalOf(Buffer.from('PK\u0003\u0004 something else'))).toMatch(damaged)
  const missing = restoreBackup(place, { path: join(folder, 'nowhere'), report: silent })
  await expect(missing).rejects.toThrow('There is no archive')
})

test.for([
  '../evil.txt',
  'files/uploads/../../app-secret/x',
  'files/uploads/abc-1/../../../etc/passwd',
  'files/uploads/abc-1/..',
  'files/uploads/abc-1/.hidden',
  'files/uploads/abc-1/a\\b',
  'files/secrets/abc-1/a.jpg',
  '/etc/passwd',
  'tables/coupons; drop table coupons/000001.copy',
])('refuses a name that leads out of its folder: %s', async (name) => {
  const forged = [...entries.slice(0, -1), { name, content: 'x' }, ...entries.slice(-1)]
  expect(await refusalOf(withFittingManifest(forged))).toContain('an entry that no backup writes')
})

test('refuses a link instead of a file', async () => {
  const link = { name: 'files/uploads/abc-1/a.jpg', content: '', linkname: '/etc/passwd' }
  expect(await refusalOf([...entries.slice(0, 1), link, ...entries.slice(1)])).toContain(
    'something else than files',
  )
})

test('refuses a newer format and a newer schema with the advice to update', async () => {
  const format = withFittingManifest(replaced('dvor.json', headWith({ format: 2 })))
  expect(await refusalOf(format)).toBe(
    'The archive is of format 2, this program reads up to 1; update the program',
  )
  const { migrations } = JSON.parse(headWith({})) as { migrations: { hash: string; madeAt: number }[] }
  const ahead = [...migrations, { hash: 'x', madeAt: Date.parse('2100-01-01') }]
  expect(await refusalOf(withFittingManifest(replaced('dvor.json', headWith({ migrations: ahead }))))).toBe(
    'The archive belongs to a newer version of this program (1 migration ahead); update the program',
  )
  const other = migrations.map((one) => ({ ...one, hash: 'x' }))
  expect(
    await refusalOf(withFittingManifest(replaced('dvor.json', headWith({ migrations: other })))),
  ).toContain('another line of this program')
})

test('detects omitted rows before the commit, also with a matching manifest', async () => {
  const forged = withFittingManifest(entries, ({ rows }) => {
    rows['coupons'] = (rows['coupons'] ?? 0) + 1
  })
  expect(await refusalOf(forged)).toContain('coupons has 0 rows instead of 1')
})

test(
  'a restore killed in the middle leaves the earlier property unchanged',
  { timeout: 120_000 },
  async () => {
    const store = await startStuckStore()
    onTestFinished(() => store.close())
    const old = await emptyDatabase()
    await restoreBackup({ ...place, pool: old }, { path: archive, report: silent })
    await rm(place.dataDir, { recursive: true, force: true })
    const count = () => rowsOf(old, 'select id, state from reservations order by id')
    await rowsOf(old, `update reservations set internal_note = 'the old property'`)
    const before = await count()
    const property: InstallationStores = { ...place, pool: old, s3: store.settings }
    const script = fileURLToPath(new URL('../../testing/races/restorer.ts', import.meta.url))
    const child = fork(script, [JSON.stringify({ property, path: archive })], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    // All tables are loaded by then, because files come after them.
    await Promise.race([
      store.reached,
      ended.then(() => Promise.reject(new Error('it ended before its time'))),
    ])
    child.kill('SIGKILL')
    await ended
    expect(await count()).toEqual(before)
    expect(await rowsOf(old, `select 1 from reservations where internal_note is null`)).toEqual([])
  },
)

// The disk is full at the start, and at a later entry: the packer may notice it before or after the caller that adds to
// it.
test.for([24, 12, 4, 0])(
  'with %d kB free a backup leaves no partial file, and the property goes on',
  async (left, { skip }) => {
    const small = await mkdtemp(join(tmpdir(), 'dvor-small-'))
    if (!mountSmallDisk(small, 1)) return skip('mounting is not allowed here')
    onTestFinished(async () => {
      unmountSmallDisk(small)
      await rm(small, { recursive: true })
    })
    await writeFile(join(small, 'ballast'), Buffer.alloc((1024 - left) * 1024))
    const path = join(small, 'whole.tar.zst')
    await expect(makeBackup(lived.stores, { path, now: new Date() })).rejects.toThrow(
      'There is no room left for the backup',
    )
    expect(await readdir(small)).toEqual(['ballast'])
    expect((await lived.property.call('GET', '/dashboard')).status).toBe(200)
  },
)

test('a full disk for the files: the restore removes the files it has written', async ({ skip }) => {
  const small = await mkdtemp(join(tmpdir(), 'dvor-small-'))
  if (!mountSmallDisk(small, 1)) return skip('mounting is not allowed here')
  onTestFinished(async () => {
    unmountSmallDisk(small)
    await rm(small, { recursive: true })
  })
  await writeFile(join(small, 'ballast'), Buffer.alloc(1016 * 1024))
  const options = { path: archive, report: silent }
  await expect(restoreBackup({ ...place, dataDir: small }, options)).rejects.toThrow(
    'There is no room left for the files; nothing was changed',
  )
  expect(await tablesIn(place.pool)).toEqual([])
  expect(await readdir(join(small, 'uploads')).catch(() => [])).not.toContainEqual(
    expect.stringMatching(/^\w/),
  )
})

test('a full disk for the database: nothing is changed', async ({ skip }) => {
  const small = await mkdtemp(join(tmpdir(), 'dvor-small-'))
  if (!mountSmallDisk(small, 16)) return skip('mounting is not allowed here')
  // A server of its own, because a full disk breaks all its databases.
  const cluster = await startTestCluster()
  onTestFinished(async () => {
    await cluster.stop()
    unmountSmallDisk(small)
    await rm(small, { recursive: true, force: true })
  })
  const pool = await createOn(cluster, small)
  // Free space below the need of the property.
  const { bavail, bsize } = await statfs(small)
  await writeFile(join(small, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 1_500_000)))
  const options = { path: archive, report: silent }
  await expect(restoreBackup({ ...place, pool }, options)).rejects.toThrow(
    'There is no room left for the database; nothing was changed',
  )
  expect(await tablesIn(pool)).toEqual([])
})

/** A database whose files lie in `folder`. */
async function createOn({ connection }: TestCluster, folder: string): Promise<pg.ClientConfig> {
  const [owned] = await rowsOf<{ data_directory: string }>(connection, 'show data_directory')
  const { uid, gid } = await stat(owned?.data_directory ?? '')
  await chown(folder, uid, gid)
  await rowsOf(connection, `create tablespace small location '${folder}'`)
  await rowsOf(connection, 'create database small template template0 tablespace small')
  return { ...connection, database: 'small' }
}
