import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type RunningPostgres } from '@dvor/postgres/start-postgres.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pgbouncerProgram, startPgBouncer } from '../testing/servers/pgbouncer.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let folder: string
let server: RunningPostgres
let api: TestApi
const start = () => startPostgres({ dataDir: folder, report: () => undefined })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvor-standby-'))
  await chmod(folder, 0o711)
  const leader = await start()
  await leader.stop()
  await writeFile(join(folder, 'postgres', 'cluster', 'standby.signal'), '')
  server = await start()
  api = await startTestApi({ pool: { ...server.connection } })
})
afterAll(async () => {
  await api.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a call that would read from a standby gets 503', async () => {
  const { status, body } = await api.call('GET', '/payment-methods?arrival=2027-04-01')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

/** Reads by a connection without checks of its own. */
async function readAt(connection: pg.PoolConfig): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select pg_is_in_recovery() as standby')).rows
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

test.skipIf(!pgbouncerProgram)('PgBouncer lends no connection to a standby', async () => {
  const pgbouncer = await startPgBouncer(server.connection, { query_wait_timeout: 1 })
  onTestFinished(() => pgbouncer.close())
  expect(await readAt({ ...server.connection })).toEqual([{ standby: true }])
  expect(await readAt(pgbouncer.connection)).toMatchObject({ code: '08P01', severity: 'FATAL' })
})
