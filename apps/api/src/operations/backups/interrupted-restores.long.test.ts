import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, rowsOf } from '../../testing/empty-database.ts'
import { openPackedProperty, tablesIn, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { bundledScript } from '../../testing/races/bundled-script.ts'
import { mountSmallDisk, unmountSmallDisk } from '../../testing/servers/small-disk.ts'
import { startStuckStore } from '../../testing/servers/stuck-store.ts'
import { type InstallationStores } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { silent } from '../../testing/backups/silent-progress.ts'

let packed: PackedProperty

let archive: string

let place: InstallationStores

beforeAll(async () => {
  packed = await openPackedProperty()
  ;({ archive, place } = packed)
})

afterAll(() => packed.close())

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
    const child = fork(await bundledScript(script), [JSON.stringify({ property, path: archive })], {
      stdio: 'inherit',
    })
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
