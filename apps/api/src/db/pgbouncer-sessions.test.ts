import { addDays } from '@dvor/format/days.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup } from '../operations/backups/make-backup.ts'
import { claimBackup } from '../platform/files/claim-backup.ts'
import { copyDatabase } from '../testing/databases.ts'
import { pgbouncerProgram, startPgBouncer, type PgBouncer } from '../testing/servers/pgbouncer.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { aStay, book, buildProperty, type TestProperty } from '../testing/test-property.ts'

/** Two instances with all their connections, migrations included, through PgBouncer. */
describe.skipIf(!pgbouncerProgram)(
  'through PgBouncer in session mode (needs apt-get install pgbouncer)',
  () => {
    let pgbouncer: PgBouncer
    let here: TestApi
    let there: TestApi
    let property: TestProperty

    beforeAll(async () => {
      pgbouncer = await startPgBouncer(await copyDatabase(), { pool_mode: 'session', default_pool_size: 40 })
      here = await startTestApi({ pool: pgbouncer.connection })
      there = await startTestApi({ pool: pgbouncer.connection, dataDir: here.dataDir })
      await here.api.prepare(() => undefined)
      property = await buildProperty(here)
      await Promise.all([here.api.start(), there.api.start()])
    })
    afterAll(async () => {
      await there.close()
      await here.close()
      await pgbouncer.close()
    })

    test('rooms are booked', async () => {
      const stays = Array.from({ length: 10 }, (_, index) => addDays('2027-05-01', index))
      const booked = await Promise.all(
        stays.map((day, index) =>
          book(index % 2 ? here : there, [aStay(property.unit, day, addDays(day, 1))]),
        ),
      )
      expect(new Set(booked.map(({ number }) => number)).size).toBe(10)
    })

    test('every instance is notified of a change before it is answered', async () => {
      const notified = new Set<TestApi>()
      for (const instance of [here, there]) instance.api.onContentChange(() => notified.add(instance))
      await property.call('PUT', `/accommodation-units/${property.unit}`, { title: 'Izba s balkónom' })
      expect(notified).toEqual(new Set([here, there]))
    })

    test('a session that ends is over at the other instance', async () => {
      const token = await adminToken(here)
      const ask = async () => (await there.call('GET', '/users?_limit=1', { token })).status
      expect(await ask()).toBe(200)
      await here.call('POST', '/jwt/logout', { token })
      expect(await ask()).toBe(401)
    })

    test('the queue of jobs starts', async () => {
      const ready = async () => (await here.call('GET', '/ready')).body
      await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ queue: 'ok' })
    })

    test('no backup is made while another session claims it, and one is made after it has ended', async () => {
      const stores = {
        pool: pgbouncer.connection,
        dataDir: here.dataDir,
        appSecret: 'a secret of tests, long enough for keys',
      }
      const make = () => makeBackup(stores, { path: `${here.dataDir}/backup.zip`, now: here.clock.now() })
      const other = new pg.Client(pgbouncer.connection)
      await other.connect()
      await claimBackup(other)
      await expect(make()).rejects.toThrow('Another backup')
      await other.end()
      // PgBouncer clears a session a moment after its client has left.
      await expect.poll(async () => (await make()).tables, { timeout: 20_000 }).toBeGreaterThan(10)
    })
  },
)
