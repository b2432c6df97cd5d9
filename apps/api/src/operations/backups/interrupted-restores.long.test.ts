import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, rowsOf } from '../../testing/empty-database.ts'
import { openPackedProperty, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { bundledScript } from '../../testing/races/bundled-script.ts'
import { startStuckStore } from '../../testing/servers/stuck-store.ts'
import { type InstallationStores } from './make-backup.ts'
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
