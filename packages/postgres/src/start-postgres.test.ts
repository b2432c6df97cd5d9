import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { query, start } from './testing/started-postgres.ts'

test('makes the database once and keeps what is in it', async () => {
  const dataDir = await makeDataDir()
  const first: string[] = []
  const postgres = await start(dataDir, first)
  await query(postgres.connection, "CREATE TABLE kept AS SELECT 'here' AS word")
  await postgres.stop()
  expect(await databasePid(dataDir)).toBeUndefined()

  const second: string[] = []
  const again = await start(dataDir, second)
  expect(await query(again.connection, 'SELECT word FROM kept')).toEqual([{ word: 'here' }])
  expect([again.adopted, first.length, second]).toEqual([false, 1, []])
  await again.stop()
})

test('two first starts at once end with one server', async () => {
  const dataDir = await makeDataDir()
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)])
  expect(one.pid).toBe(two.pid)
  await one.stop()
})

test('a server that cannot start gives its reason in one line', async () => {
  const dataDir = await makeDataDir()
  await (await start(dataDir)).stop()
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(dataDir, 'postgres/cluster/postgresql.conf'), 'shared_buffers = nonsense\n')
  const failure: Error = await start(dataDir).then(
    () => new Error('it started'),
    (error: Error) => error,
  )
  expect(failure.name).toBe('PostgresFailure')
  expect(failure.message).toMatch(/^The database did not start: .*shared_buffers|contains errors/)
  expect(failure.message).not.toContain('\n')
})

test('refused values stay out of the log', async () => {
  const dataDir = await makeDataDir()
  const postgres = await start(dataDir)
  await query(postgres.connection, 'CREATE TABLE people (email text PRIMARY KEY)')
  const insert = "INSERT INTO people VALUES ('jana@example.sk')"
  await query(postgres.connection, insert)
  await expect(query(postgres.connection, insert)).rejects.toThrow('duplicate key')
  await postgres.stop()
  expect(await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')).not.toContain('jana@example.sk')
})
