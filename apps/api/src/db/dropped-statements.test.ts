import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { maxKeptLists } from '../crud/list-statements.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { onOneConnection } from './database.ts'
import { parsedStatements } from './dropped-statements.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const read = async (limit: number) => {
  const { status, body } = await api.call('GET', `/activities?_limit=${limit}`)
  expect(status).toBe(200)
  return body
}

/** Prepared lists on one connection of the pool. */
const countPrepared = () =>
  onOneConnection(api.api.db, async (db) => {
    const counted = sql`select count(*)::int as lists from pg_prepared_statements where name like 'list\_%'`
    return (await db.execute<{ lists: number }>(counted)).rows[0]?.lists
  })

test('300 lists of different shapes leave at most 200 prepared on a connection', async () => {
  const first = await read(1)
  for (let limit = 2; limit <= 300; limit++) await read(limit)
  expect(await countPrepared()).toBeGreaterThan(maxKeptLists / 2)
  expect(await countPrepared()).toBeLessThanOrEqual(maxKeptLists)
  expect(await read(1)).toEqual(first)
})

test('the driver lists the statements of a connection', async () => {
  const client = await api.api.db.$client.connect()
  try {
    await client.query({ name: 'known_to_driver', text: 'select 1' })
    expect(
      parsedStatements(client),
      'pg has moved `connection.parsedStatements`: adapt parsedStatements() in db/dropped-statements.ts to the new ' +
        'place, otherwise connections keep every list for good',
    ).toHaveProperty('known_to_driver', 'select 1')
  } finally {
    client.release()
  }
})
