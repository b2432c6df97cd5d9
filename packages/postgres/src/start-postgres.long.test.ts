import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeDataDir } from './testing/data-dir.ts'
import { query, start } from './testing/started-postgres.ts'

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

test('two first starts at once end with one server', async () => {
  const dataDir = await makeDataDir()
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)])
  expect(one.pid).toBe(two.pid)
  await one.stop()
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
