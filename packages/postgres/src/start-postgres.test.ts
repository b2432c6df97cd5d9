import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'
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
