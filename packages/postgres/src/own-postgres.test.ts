import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { ownPostgres } from './own-postgres.ts'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'
import { TIMEOUT } from './testing/time-limit.ts'

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

test('a killed server is started again at the same address, and a pool connects to it', async () => {
  const dataDir = await makeDataDir()
  const lines: string[] = []
  const postgres = await ownPostgres({ dataDir, report: (line) => void lines.push(line), onLost: vi.fn() })
  const pool = new pg.Pool(postgres.connection)
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE kept AS SELECT 1 AS one')
  const before = postgres.pid
  process.kill(before, 'SIGKILL')

  const rows = await vi.waitFor(async () => (await pool.query('SELECT one FROM kept')).rows, TIMEOUT)
  expect(rows).toEqual([{ one: 1 }])
  await vi.waitFor(() => expect(postgres.pid).not.toBe(before), TIMEOUT)
  expect(lines).toContain('The database went away, starting it again')
  await pool.end()
  await postgres.stop()
  expect(await databasePid(dataDir)).toBeUndefined()
})
