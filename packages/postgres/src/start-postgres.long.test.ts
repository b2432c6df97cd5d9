import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'
import { query, start } from './testing/started-postgres.ts'

test('sorts as Slovak does, writes safely, listens on no port', async () => {
  const postgres = await start(await makeDataDir())
  const words = await query<{ w: string }>(
    postgres.connection,
    "SELECT w FROM unnest('{hora,chata,cena,čaj}'::text[]) w ORDER BY w",
  )
  expect(words.map(({ w }) => w)).toEqual(['cena', 'čaj', 'hora', 'chata'])
  const [settings] = await query(
    postgres.connection,
    "SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses, current_setting('timezone') AS zone",
  )
  expect(settings).toEqual({ fsync: 'on', addresses: '', zone: 'UTC' })
  await postgres.stop()
})

test('takes over a server whose parent was killed', async () => {
  const dataDir = await makeDataDir()
  const holder = spawnHolder(dataDir)
  expect(await holder.up).toBe(true)
  const pid = await databasePid(dataDir)
  await holder.kill()

  const postgres = await start(dataDir)
  expect([postgres.adopted, postgres.pid]).toEqual([true, pid])
  await postgres.stop()
  expect(await databasePid(dataDir)).toBeUndefined()
})

test('starts again right after the server itself was killed, clients still connected', async () => {
  const dataDir = await makeDataDir()
  const first = await start(dataDir)
  const client = new pg.Client(first.connection)
  client.on('error', () => undefined)
  await client.connect()
  process.kill(first.pid, 'SIGKILL')

  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('a path too long for a socket gets a short one, the same each time', async () => {
  const dataDir = join(await makeDataDir(), 'a-rather-long-name-of-a-folder'.repeat(3))
  await mkdir(dataDir, { recursive: true })
  const first = await start(dataDir)
  expect(first.connection.host.length).toBeLessThanOrEqual(93)
  expect(first.connection.host).not.toContain('rather-long')
  await first.stop()
  const second = await start(dataDir)
  expect(second.connection.host).toBe(first.connection.host)
  await second.stop()
})
