import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { ownPostgres } from './own-postgres.ts'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { TIMEOUT } from './testing/time-limit.ts'

test('a stop while a killed server is being revived ends the new one', async () => {
  const dataDir = await makeDataDir()
  const postgres = await ownPostgres({ dataDir, report: () => undefined, onLost: vi.fn() })
  const before = postgres.pid
  process.kill(before, 'SIGKILL')
  // The new server is there, its claim on the folder not yet.
  await vi.waitFor(() => expect(postgres.pid).not.toBe(before), { timeout: 20_000, interval: 1 })
  await postgres.stop()
  expect(await databasePid(dataDir)).toBeUndefined()
})

test('reports the loss of the folder when another process has taken it meanwhile', async () => {
  const dataDir = await makeDataDir()
  const onLost = vi.fn()
  const postgres = await ownPostgres({ dataDir, report: () => undefined, onLost })
  const other = new pg.Client(postgres.connection)
  other.on('error', () => undefined)
  await other.connect()
  // Waiting for the same key, the other gets it at the moment the owner's connection is cut.
  const taken = other.query('SELECT pg_advisory_lock($1)', [0x64766f72])
  await cutOwner(postgres.connection)
  await taken
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), TIMEOUT)
  await other.end()
  await postgres.stop()
})

async function cutOwner(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'dvor process%'
    AND EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted)`
  await vi.waitFor(async () => expect((await client.query(cut)).rowCount).toBe(1), TIMEOUT)
  await client.end()
}
