import { copyFile, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@dvor/format/days.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { openPlainStore } from '../../platform/files/open-file-store.ts'
import { aStay, hold, order } from '../../testing/test-property.ts'
import { someAddress } from '../../testing/fixtures/a-service.ts'
import { emptyDatabase, rowsOf } from '../../testing/empty-database.ts'
import {
  openFilledProperty,
  testSecret,
  type FilledProperty,
} from '../../testing/fixtures/filled-property.ts'
import { startS3 } from '../../testing/servers/s3-server.ts'
import { checkIntegrity } from '../integrity/check-integrity.ts'
import { claimBackup } from '../../platform/files/claim-backup.ts'
import { listSequences, listTables } from './export-tables.ts'
import { makeBackup, type InstallationStores } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { programVersion } from '../../platform/program-version.ts'

let lived: FilledProperty
let archive: string
let folder: string
beforeAll(async () => {
  lived = await openFilledProperty()
  folder = await mkdtemp(join(tmpdir(), 'dvor-backups-'))
  archive = join(folder, 'whole.tar.zst')
  await makeBackup(lived.stores, { path: archive, now: lived.api.clock.now() })
})
afterAll(async () => {
  await lived.api.close()
  await rm(folder, { recursive: true, force: true })
})

const silent = () => undefined

/** An empty place to restore to. */
async function elsewhere(more: Partial<InstallationStores> = {}): Promise<InstallationStores> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-restored-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { pool: await emptyDatabase(), dataDir, appSecret: testSecret, ...more }
}

/** All rows of all tables, and the positions of the sequences. */
async function contentsOf(pool: pg.ClientConfig): Promise<Record<string, unknown>> {
  const client = new pg.Client(pool)
  await client.connect()
  const contents: Record<string, unknown> = { sequences: await listSequences(client) }
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
    )
    contents[name] = rows
  }
  await client.end()
  return contents
}

async function filesOf({ dataDir, s3 }: InstallationStores): Promise<string[]> {
  const found: string[] = []
  for await (const { folder: one, name } of openPlainStore(dataDir, s3, 'uploads').list())
    found.push(`${one}/${name}`)
  return found.toSorted()
}

async function checkPlace(place: InstallationStores) {
  const db = openDatabase(place.pool)
  try {
    return await checkIntegrity(db, openPlainStore(place.dataDir, place.s3, 'uploads'))
  } finally {
    await db.$client.end()
  }
}

test('a property restored elsewhere is equal in rows and bytes, and passes the integrity check', async () => {
  const place = await elsewhere()
  const before = await contentsOf(lived.api.connection)
  const { rows, files } = await restoreBackup(place, { path: archive, report: silent })
  expect(rows).toBeGreaterThan(50)
  expect(files).toBeGreaterThan(1)
  expect(await contentsOf(place.pool)).toEqual(before)
  const names = await filesOf(lived.stores)
  expect(await filesOf(place)).toEqual(names)
  for (const name of names) {
    const [ours, theirs] = [lived.stores.dataDir, place.dataDir].map((dir) => join(dir, 'uploads', name))
    expect(await readFile(theirs ?? '')).toEqual(await readFile(ours ?? ''))
  }
  expect((await checkPlace(place)).violations).toEqual([])
  // As at the next start: nothing is left to migrate, and references hold.
  await migrateDatabase(place.pool, programVersion)
  await expect(rowsOf(place.pool, 'delete from accommodation_units')).rejects.toThrow('foreign key')
})

test('an archive is readable by its owner alone, without partial files beside it', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['whole.tar.zst'])
})

test('a non-empty place is not changed without --replace', async () => {
  const other = await openFilledProperty()
  const before = await contentsOf(other.stores.pool)
  await other.api.app.close()
  await other.api.api.close()
  const options = { path: archive, report: silent }
  await expect(restoreBackup(other.stores, options)).rejects.toThrow('There is a property here already')
  expect(await contentsOf(other.stores.pool)).toEqual(before)
  await restoreBackup(other.stores, { ...options, replace: true })
  expect(await contentsOf(other.stores.pool)).toEqual(await contentsOf(lived.stores.pool))
  expect(await filesOf(other.stores)).toEqual(await filesOf(lived.stores))
  await rm(other.stores.dataDir, { recursive: true })
})

test('a property with another secret is refused before any change', async () => {
  const place = await elsewhere({ appSecret: 'another secret that is long enough for everything' })
  const options = { path: archive, report: silent }
  await expect(restoreBackup(place, options)).rejects.toThrow('APP_SECRET is not the one of this backup')
  expect(
    await rowsOf(place.pool, `select 1 from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([])
  await restoreBackup(place, { ...options, otherSecret: true })
  expect((await checkPlace(place)).violations).toEqual([])
})

test('a property in use is not restored over', async () => {
  const foreignClient = new pg.Client(lived.stores.pool)
  await foreignClient.connect()
  const options = { path: archive, report: silent, replace: true }
  await expect(restoreBackup(lived.stores, options)).rejects.toThrow(/in use \(\d+ other/)
  await foreignClient.end()
})

test('of two concurrent backups the second is refused and the first goes on', async () => {
  const first = new pg.Client(lived.stores.pool)
  await first.connect()
  await claimBackup(first)
  const path = join(folder, 'second.tar.zst')
  const second = () => makeBackup(lived.stores, { path, now: new Date() })
  await expect(second()).rejects.toThrow('Another backup or restore of this property is under way')
  expect(await readdir(folder)).not.toContain('second.tar.zst')
  await first.end()
  expect((await second()).files).toBeGreaterThan(1)
  await rm(path)
})

test('a picture removed during a backup is in the archive, and is deleted by the next clean-up', async () => {
  const url = await lived.addPicture()
  const picture = url.split('/').slice(2, 3).join('')
  const stored = async () => (await filesOf(lived.stores)).some((name) => name.startsWith(picture))
  const backup = new pg.Client(lived.stores.pool)
  await backup.connect()
  await claimBackup(backup)
  const [file] = await rowsOf<{ id: string }>(lived.stores.pool, `select id from files where url = '${url}'`)
  const gone = await lived.property.call('DELETE', `/upload/files/${file?.id}`)
  expect([gone.status, await stored()]).toEqual([200, true])
  await backup.end()
  const another = await lived.addPicture()
  const [other] = await rowsOf<{ id: string }>(
    lived.stores.pool,
    `select id from files where url = '${another}'`,
  )
  await lived.property.call('DELETE', `/upload/files/${other?.id}`)
  expect((await filesOf(lived.stores)).some((name) => name.startsWith(another.split('/')[2] ?? ''))).toBe(
    false,
  )
  await openPlainStore(lived.stores.dataDir, undefined, 'uploads').remove(picture)
})

test('files of a killed backup are removed a day later, those of a running one stay', async () => {
  const place = await mkdtemp(join(tmpdir(), 'dvor-killed-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const [old, young] = [join(place, '.dvor-a-0.partial'), join(place, '.dvor-b-0.partial')]
  await Promise.all([copyFile(archive, old), copyFile(archive, young)])
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000)
  await utimes(old, twoDaysAgo, twoDaysAgo)
  await makeBackup(lived.stores, { path: join(place, 'next.tar.zst'), now: new Date() })
  expect((await readdir(place)).toSorted()).toEqual(['.dvor-b-0.partial', 'next.tar.zst'])
})

test('an existing archive is not overwritten', async () => {
  const path = join(folder, 'taken.tar.zst')
  await copyFile(archive, path)
  const before = await readFile(path)
  await expect(makeBackup(lived.stores, { path, now: new Date() })).rejects.toThrow('is there already')
  expect(await readFile(path)).toEqual(before)
  await rm(path)
})

test(
  'a backup made during bookings is consistent when it is restored elsewhere',
  { timeout: 120_000 },
  async () => {
    const { api, property } = lived
    const units = [
      await property.addUnit(),
      await property.addUnit(),
      await property.addUnit(),
      await property.addUnit(),
    ]
    const midway = Promise.withResolvers<void>()
    let booked = 0
    const bookAll = async (unit: string) => {
      for (let week = 0; week < 6; week++) {
        const arrival = addDays('2027-10-01', week * 7)
        const held = await hold(api, [aStay(unit, arrival, addDays(arrival, 3))], someAddress())
        expect((await order(api, held, { payment_method: 'on_site' })).status).toBe(200)
        if (++booked === 6) midway.resolve()
      }
    }
    const load = Promise.all(units.map(bookAll))
    await Promise.race([midway.promise, load])
    const path = join(folder, 'busy.tar.zst')
    await makeBackup(lived.stores, { path, now: new Date() })
    await load
    const place = await elsewhere()
    await restoreBackup(place, { path, report: silent })
    expect((await checkPlace(place)).violations).toEqual([])
    expect((await checkPlace(lived.stores)).violations).toEqual([])
    await rm(path)
  },
)

test('restores from a folder into a bucket and back', async () => {
  const store = await startS3()
  onTestFinished(() => store.close())
  const cloud = await elsewhere({ s3: store.settings })
  await restoreBackup(cloud, { path: archive, report: silent })
  expect(await filesOf(cloud)).toEqual(await filesOf(lived.stores))
  const path = join(folder, 'cloud.tar.zst')
  await makeBackup(cloud, { path, now: new Date() })
  const home = await elsewhere()
  await restoreBackup(home, { path, report: silent })
  expect(await filesOf(home)).toEqual(await filesOf(lived.stores))
  expect((await checkPlace(home)).violations).toEqual([])
  await rm(path)
})
