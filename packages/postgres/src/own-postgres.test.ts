import { expect, test } from 'vitest'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'

test('a second process on the same folder is refused with one line', async () => {
  const dataDir = await makeDataDir()
  const first = spawnHolder(dataDir)
  await first.up
  const pid = await databasePid(dataDir)

  const second = spawnHolder(dataDir)
  expect(await second.up).toBe(false)
  const complaint = `DATA_DIR ${dataDir} is in use by process ${first.process.pid}; stop it or choose another DATA_DIR.`
  expect(second.output().trim().split('\n').at(-1)).toBe(complaint)
  expect(second.process.exitCode).toBe(1)
  expect(await databasePid(dataDir)).toBe(pid)
})

test('a second start succeeds right after a kill -9 of the first', async () => {
  const dataDir = await makeDataDir()
  const first = spawnHolder(dataDir)
  await first.up
  first.process.kill('SIGKILL')
  const second = spawnHolder(dataDir)
  expect(await second.up).toBe(true)
  expect(second.output()).toContain('adopted')
})
