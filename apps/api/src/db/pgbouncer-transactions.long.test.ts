import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../testing/databases.ts'
import { pgbouncerProgram, startPgBouncer, type PgBouncer } from '../testing/servers/pgbouncer.ts'
import { tally, times } from '../testing/servers/times-at-once.ts'
import { addUser, signInAs } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { aStay, book, buildProperty, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { Database } from './database.ts'

/** Connections of PostgreSQL that two instances share. */
const shared = 3
/** Requests at once. */
const atOnce = 20

describe.skipIf(!pgbouncerProgram)(
  'through PgBouncer in transaction mode (needs apt-get install pgbouncer)',
  () => {
    let pgbouncer: PgBouncer
    let here: TestApi
    let there: TestApi
    let property: TestProperty
    let db: Database

    beforeAll(async () => {
      const pool = await copyDatabase()
      pgbouncer = await startPgBouncer(pool, { default_pool_size: shared })
      const pooler = { ...pgbouncer.connection, max: atOnce }
      here = await startTestApi({ pool, pooler })
      there = await startTestApi({ pool, pooler, dataDir: here.dataDir })
      property = await buildProperty(here)
      await Promise.all([here.api.start(), there.api.start()])
      db = here.api.db
    })
    afterAll(async () => {
      await there.close()
      await here.close()
      await pgbouncer.close()
    })

    test('twenty different lists at once answer the same rows', async () => {
      const paths = [
        '/accommodation-units',
        '/accommodation-objects',
        '/payment-methods?arrival=2027-04-01',
        '/availability?from=2027-04-02&to=2027-04-05&adults=2',
      ]
      const alone = await Promise.all(paths.map((path) => property.call('GET', path)))
      const answers = await times(atOnce, (index) => property.call('GET', paths[index % paths.length] ?? ''))
      expect(alone.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(answers.map(({ body }) => body)).toEqual(
        answers.map((_, index) => alone[index % paths.length]?.body),
      )
    })

    test('of twenty guests who want one room at once one gets it', async () => {
      const answers = await times(atOnce, (index) =>
        (index % 2 ? here : there).call('POST', '/reservation-holds', {
          headers: { 'device-key': `device-of-guest-${index}` },
          body: { stays: [aStay(property.unit, '2027-05-01', '2027-05-04')] },
        }),
      )
      expect(tally(answers.map(({ status, body }) => (body as { code?: string }).code ?? status))).toEqual({
        200: 1,
        nights_taken: atOnce - 1,
      })
    })

    test('twenty stays are booked at once, and one key of an order is one reservation', async () => {
      const night = (index: number) => `2027-06-${String(index + 1).padStart(2, '0')}`
      const booked = await times(atOnce, (index) =>
        book(index % 2 ? here : there, [aStay(property.unit, night(index), night(index + 1))]),
      )
      expect(new Set(booked.map(({ number }) => number)).size).toBe(atOnce)
      const guestHold = await hold(here, [aStay(property.unit, '2027-07-01', '2027-07-03')])
      const answers = await times(8, (index) =>
        order(index % 2 ? here : there, guestHold, { key: 'one-key-for-all' }),
      )
      expect(
        new Set(answers.map(({ status, body }) => `${status} ${(body as { number: string }).number}`)).size,
      ).toBe(1)
    })

    test('a refused order leaves nothing behind', async () => {
      const guestHold = await hold(here, [aStay(property.unit, '2027-08-01', '2027-08-03')])
      const before = await readOrders()
      const answers = await times(8, (index) =>
        order(here, guestHold, { expected_total: 1, key: `refused-${index}-order` }),
      )
      expect(tally(answers.map(({ body }) => (body as { code: string }).code))).toEqual({ price_changed: 8 })
      expect(await readOrders()).toEqual(before)
      expect((await order(here, guestHold)).status).toBe(200)
    })

    const readOrders = async () =>
      (
        await db.execute(sql`select (select count(*) from reservations where state <> 'hold') as reservations,
      (select count(*) from history) as history, (select count(*) from outgoing_emails) as emails`)
      ).rows

    test('an owner’s change shows at once at both instances, and a session that ends is over at both', async () => {
      const changes: TestApi[] = []
      for (const instance of [here, there]) instance.api.onContentChange(() => changes.push(instance))
      for (let price = 9000; price < 9003; price++) {
        expect(
          (await property.call('PUT', `/accommodation-units/${property.unit}`, { base_price: price })).status,
        ).toBe(200)
        expect([changes.includes(here), changes.splice(0).includes(there)]).toEqual([true, true])
        for (const instance of [here, there]) {
          const list = await instance.call('GET', '/accommodation-units')
          expect(list.body).toMatchObject([{ base_price: price }])
          const stay = await hold(instance, [aStay(property.unit, '2027-09-01', '2027-09-02')])
          expect(stay.price.total).toBeGreaterThanOrEqual(price)
          await instance.call('DELETE', `/reservation-holds/${stay.token}`)
        }
      }
      const session = (await signInAs(here, await addUser(here))).accessToken
      const status = async (instance: TestApi) =>
        (await instance.call('GET', '/users?_limit=1', { token: session })).status
      expect([await status(here), await status(there)]).toEqual([200, 200])
      await there.call('POST', '/jwt/logout', { token: session })
      expect([await status(here), await status(there)]).toEqual([401, 401])
    })
  },
)
