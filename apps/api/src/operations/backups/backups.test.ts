import { copyFile, readdir, mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../../db/migrate.ts'
import { claimBackup } from '../../platform/files/claim-backup.ts'
import { openPlainStore } from '../../platform/files/open-file-store.ts'
import { programVersion } from '../../platform/program-version.ts'
import { checkPlace, contentsOf, elsewhere, filesOf } from '../../testing/backups/restored-place.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { openPackedProperty, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { silent } from '../../testing/backups/silent-progress.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let packed: PackedProperty
beforeAll(async () => {
  packed = await openPackedProperty()
})
afterAll(() => packed.close())

test('a property restored elsewhere is equal in rows and bytes, passes the integrity check and is not overwritten', async () => {
  const place = await elsewhere()
  const before = await contentsOf(packed.filled.api.connection)
  const { rows, files } = await restoreBackup(place, { path: packed.archive, report: silent })
  expect(rows).toBeGreaterThan(50)
  expect(files).toBeGreaterThan(1)
  expect(await contentsOf(place.pool)).toEqual(before)
  const names = await filesOf(packed.filled.stores)
  expect(await filesOf(place)).toEqual(names)
  for (const name of names) {
    const [ours, theirs] = [packed.filled.stores.dataDir, place.dataDir].map((dir) =>
      join(dir, 'uploads', name),
    )
    expect(await readFile(theirs ?? '')).toEqual(await readFile(ours ?? ''))
  }
  expect((await checkPlace(place)).violations).toEqual([])
  const again = restoreBackup(place, { path: packed.archive, report: silent })
  await expect(again).rejects.toThrow('There is a property here already')
  expect(await contentsOf(place.pool)).toEqual(before)
  // As at the next start: nothing is left to migrate, and references hold.
  await migrateDatabase(place.pool, programVersion)
  await expect(rowsOf(place.pool, 'delete from accommodation_units')).rejects.toThrow('foreign key')
})

test('an archive is readable by its owner alone, without partial files beside it', async () => {
  expect((await stat(packed.archive)).mode & 0o777).toBe(0o600)
  expect(await readdir(packed.folder)).toEqual(['data', 'good.tar.zst'])
})

test('a property with another secret is refused before any change', async () => {
  const place = await elsewhere({ appSecret: 'another secret that is long enough for everything' })
  const options = { path: packed.archive, report: silent }
  await expect(restoreBackup(place, options)).rejects.toThrow('APP_SECRET is not the one of this backup')
  expect(
    await rowsOf(place.pool, `select 1 from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([])
})

test('a property in use is not restored over', async () => {
  const foreignClient = new pg.Client(packed.filled.stores.pool)
  await foreignClient.connect()
  const options = { path: packed.archive, report: silent, replace: true }
  await expect(restoreBackup(packed.filled.stores, options)).rejects.toThrow(/in use \(\d+ other/)
  await foreignClient.end()
})

test('of two concurrent backups the second is refused and the first goes on', async () => {
  const first = new pg.Client(packed.filled.stores.pool)
  await first.connect()
  await claimBackup(first)
  const path = join(packed.folder, 'second.tar.zst')
  const second = () => makeBackup(packed.filled.stores, { path, now: new Date() })
  await expect(second()).rejects.toThrow('Another backup or restore of this property is under way')
  expect(await readdir(packed.folder)).not.toContain('second.tar.zst')
  await first.end()
  expect((await second()).files).toBeGreaterThan(1)
  await rm(path)
})

test('a picture removed during a backup is in the archive, and is deleted by the next clean-up', async () => {
  const url = await packed.filled.addPicture()
  const picture = url.split('/').slice(2, 3).join('')
  const stored = async () => (await filesOf(packed.filled.stores)).some((name) => name.startsWith(picture))
  const backup = new pg.Client(packed.filled.stores.pool)
  await backup.connect()
  await claimBackup(backup)
  const [file] = await rowsOf<{ id: string }>(
    packed.filled.stores.pool,
    `select id from files where url = '${url}'`,
  )
  const gone = await packed.filled.property.call('DELETE', `/upload/files/${file?.id}`)
  expect([gone.status, await stored()]).toEqual([200, true])
  await backup.end()
  const another = await packed.filled.addPicture()
  const [other] = await rowsOf<{ id: string }>(
    packed.filled.stores.pool,
    `select id from files where url = '${another}'`,
  )
  await packed.filled.property.call('DELETE', `/upload/files/${other?.id}`)
  expect(
    (await filesOf(packed.filled.stores)).some((name) => name.startsWith(another.split('/')[2] ?? '')),
  ).toBe(false)
  await openPlainStore(packed.filled.stores.dataDir, undefined, 'uploads').remove(picture)
})

test('files of a killed backup are removed a day later, those of a running one stay', async () => {
  const place = await mkdtemp(join(tmpdir(), 'dvor-killed-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const [old, young] = [join(place, '.dvor-a-0.partial'), join(place, '.dvor-b-0.partial')]
  await Promise.all([copyFile(packed.archive, old), copyFile(packed.archive, young)])
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000)
  await utimes(old, twoDaysAgo, twoDaysAgo)
  await makeBackup(packed.filled.stores, { path: join(place, 'next.tar.zst'), now: new Date() })
  expect((await readdir(place)).toSorted()).toEqual(['.dvor-b-0.partial', 'next.tar.zst'])
})

test('an existing archive is not overwritten', async () => {
  const path = join(packed.folder, 'taken.tar.zst')
  await copyFile(packed.archive, path)
  const before = await readFile(path)
  await expect(makeBackup(packed.filled.stores, { path, now: new Date() })).rejects.toThrow(
    'is there already',
  )
  expect(await readFile(path)).toEqual(before)
  await rm(path)
})
