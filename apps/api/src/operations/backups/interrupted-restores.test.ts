import { chown, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../../testing/empty-database.ts'
import { openPackedProperty, tablesIn, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { mountSmallDisk, unmountSmallDisk } from '../../testing/servers/small-disk.ts'
import { makeBackup, type InstallationStores } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { silent } from '../../testing/silent-progress.ts'

let packed: PackedProperty

let archive: string

let place: InstallationStores

beforeAll(async () => {
  packed = await openPackedProperty()
  ;({ archive, place } = packed)
})

afterAll(() => packed.close())

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
    await expect(makeBackup(packed.filled.stores, { path, now: new Date() })).rejects.toThrow(
      'There is no room left for the backup',
    )
    expect(await readdir(small)).toEqual(['ballast'])
    expect((await packed.filled.property.call('GET', '/dashboard')).status).toBe(200)
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
