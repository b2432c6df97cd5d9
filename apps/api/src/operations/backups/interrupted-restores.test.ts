import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPackedProperty, tablesIn, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { mountSmallDisk, unmountSmallDisk } from '../../testing/servers/small-disk.ts'
import { makeBackup, type InstallationStores } from './make-backup.ts'
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
