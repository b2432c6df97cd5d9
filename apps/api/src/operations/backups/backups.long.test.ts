import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkPlace, contentsOf, elsewhere, filesOf } from '../../testing/backups/restored-place.ts'
import { someAddress } from '../../testing/fixtures/a-service.ts'
import { openFilledProperty } from '../../testing/fixtures/filled-property.ts'
import { openPackedProperty, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { startS3 } from '../../testing/servers/s3-server.ts'
import { silent } from '../../testing/backups/silent-progress.ts'
import { aStay, hold, order } from '../../testing/test-property.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let packed: PackedProperty
beforeAll(async () => {
  packed = await openPackedProperty()
})
afterAll(() => packed.close())

test('a non-empty place is not changed without --replace', async () => {
  const other = await openFilledProperty()
  const before = await contentsOf(other.stores.pool)
  await other.api.app.close()
  await other.api.api.close()
  const options = { path: packed.archive, report: silent }
  await expect(restoreBackup(other.stores, options)).rejects.toThrow('There is a property here already')
  expect(await contentsOf(other.stores.pool)).toEqual(before)
  await restoreBackup(other.stores, { ...options, replace: true })
  expect(await contentsOf(other.stores.pool)).toEqual(await contentsOf(packed.filled.stores.pool))
  expect(await filesOf(other.stores)).toEqual(await filesOf(packed.filled.stores))
  await rm(other.stores.dataDir, { recursive: true })
})

test('a property with another secret is restored where --other-secret is said', async () => {
  const place = await elsewhere({ appSecret: 'another secret that is long enough for everything' })
  await restoreBackup(place, { path: packed.archive, report: silent, otherSecret: true })
  expect((await checkPlace(place)).violations).toEqual([])
})

test(
  'a backup made during bookings is consistent when it is restored elsewhere',
  { timeout: 120_000 },
  async () => {
    const { api, property } = packed.filled
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
        const guestHold = await hold(api, [aStay(unit, arrival, addDays(arrival, 3))], someAddress())
        expect((await order(api, guestHold, { payment_method: 'on_site' })).status).toBe(200)
        if (++booked === 6) midway.resolve()
      }
    }
    const load = Promise.all(units.map(bookAll))
    await Promise.race([midway.promise, load])
    const path = join(packed.folder, 'busy.tar.zst')
    await makeBackup(packed.filled.stores, { path, now: new Date() })
    await load
    const place = await elsewhere()
    await restoreBackup(place, { path, report: silent })
    expect((await checkPlace(place)).violations).toEqual([])
    expect((await checkPlace(packed.filled.stores)).violations).toEqual([])
    await rm(path)
  },
)

test('restores from a folder into a bucket and back', async () => {
  const store = await startS3()
  onTestFinished(() => store.close())
  const cloud = await elsewhere({ s3: store.settings })
  await restoreBackup(cloud, { path: packed.archive, report: silent })
  expect(await filesOf(cloud)).toEqual(await filesOf(packed.filled.stores))
  const path = join(packed.folder, 'cloud.tar.zst')
  await makeBackup(cloud, { path, now: new Date() })
  const home = await elsewhere()
  await restoreBackup(home, { path, report: silent })
  expect(await filesOf(home)).toEqual(await filesOf(packed.filled.stores))
  expect((await checkPlace(home)).violations).toEqual([])
  await rm(path)
})
