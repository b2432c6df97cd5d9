import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir } from './testing/data-dir.ts'
import { start } from './testing/started-postgres.ts'

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
