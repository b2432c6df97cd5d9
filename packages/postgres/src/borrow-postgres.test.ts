import { access } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { borrowPostgres } from './borrow-postgres.ts'
import type { PostgresConnection } from './probe.ts'
import { startPostgres } from './start-postgres.ts'
import { makeDataDir, databasePid } from './testing/data-dir.ts'
import { spawnHolder } from './testing/spawn-holder.ts'

const silent = () => undefined

async function answer(connection: PostgresConnection): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ answer: number }>('SELECT 42 AS answer')
  await client.end()
  return rows[0]?.answer ?? 0
}

test('starts a stopped database for the work and stops it afterwards', async () => {
  const dataDir = await makeDataDir()
  await (await startPostgres({ dataDir, report: silent })).stop()
  expect(await borrowPostgres(dataDir, silent, answer)).toBe(42)
  expect(await databasePid(dataDir)).toBeUndefined()
})

test('stops it when the work fails, too', async () => {
  const dataDir = await makeDataDir()
  await (await startPostgres({ dataDir, report: silent })).stop()
  const work = () => Promise.reject(new Error('no such account'))
  await expect(borrowPostgres(dataDir, silent, work)).rejects.toThrow('no such account')
  expect(await databasePid(dataDir)).toBeUndefined()
})

test('uses the database of a running server and leaves it alone', async () => {
  const dataDir = await makeDataDir()
  const server = spawnHolder(dataDir)
  await server.up
  const pid = await databasePid(dataDir)
  expect(await borrowPostgres(dataDir, silent, answer)).toBe(42)
  expect(await databasePid(dataDir)).toBe(pid)
  expect(server.process.exitCode).toBeNull()
})

test('makes no database where there is none', async () => {
  const dataDir = await makeDataDir()
  await expect(borrowPostgres(dataDir, silent, answer)).rejects.toThrow('holds no database yet')
  await expect(access(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT')
})
