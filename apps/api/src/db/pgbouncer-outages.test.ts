import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '../testing/databases.ts'
import { startCuttableProxy, type CuttableProxy } from '../testing/servers/cuttable-proxy.ts'
import { pgbouncerProgram, startPgBouncer, type PgBouncer } from '../testing/servers/pgbouncer.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** An instance behind PgBouncer, which reaches the database through a proxy that can be cut. */
describe.skipIf(!pgbouncerProgram)('PgBouncer in trouble (needs apt-get install pgbouncer)', () => {
  let proxy: CuttableProxy
  let pgbouncer: PgBouncer
  let api: TestApi

  beforeAll(async () => {
    const pool = await copyDatabase()
    proxy = await startCuttableProxy({ host: pool.host ?? '', port: pool.port ?? 0 })
    const target = { ...pool, host: proxy.host, port: proxy.port }
    pgbouncer = await startPgBouncer(target, { query_wait_timeout: 1 })
    api = await startTestApi({ pool, pooler: pgbouncer.connection })
  })
  afterAll(async () => {
    await api.close()
    await pgbouncer.close()
    await proxy.cut()
  })

  const ask = async () => (await api.call('GET', '/payment-methods?arrival=2027-04-01')).status
  const ready = async () => (await api.call('GET', '/ready')).body
  const unavailable = { code: 'unavailable', message: 'Try again in a moment' }

  test.each([
    ['the pooler', () => pgbouncer.stop(), () => pgbouncer.again()],
    ['the database behind the pooler', () => proxy.cut(), () => proxy.mend()],
  ])(
    'while %s is away, calls get 503 and the instance is not ready; then both work again',
    async (_, cut, mend) => {
      expect([await ask(), await ready()]).toEqual([
        200,
        expect.objectContaining({ message: 'The queue is starting' }),
      ])
      await cut()
      expect([await ask(), await ready()]).toEqual([503, expect.objectContaining(unavailable)])
      await mend()
      await expect.poll(ask, { timeout: 20_000 }).toBe(200)
      expect(await ready()).toMatchObject({ message: 'The queue is starting' })
    },
  )
})
