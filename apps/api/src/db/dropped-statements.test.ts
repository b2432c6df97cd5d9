import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { maxCachedStatements } from '../crud/statement-cache.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { onOneConnection } from './database.ts'
import { parsedStatements } from './dropped-statements.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const read = async (path: string) => {
  const { status, body } = await api.call('GET', path)
  expect(status).toBe(200)
  return body
}

/** Prepared statements of a kind on one connection of the pool. */
const countPrepared = (kind: string) =>
  onOneConnection(api.api.db, async (db) => {
    const counted = sql`select count(*)::int as kept from pg_prepared_statements where starts_with(name, ${kind})`
    return (await db.execute<{ kept: number }>(counted)).rows[0]?.kept
  })

test.each([
  ['lists', 'cached_list_', (count: number) => `/activities?_limit=${count}`],
  ['counts', 'cached_count_', (count: number) => `/activities/count?title_ne=${count}`],
])('300 %s of different shapes leave at most 200 prepared on a connection', async (_what, kind, path) => {
  const first = await read(path(1))
  for (let count = 2; count <= 300; count++) await read(path(count))
  expect(await countPrepared(kind)).toBeGreaterThan(maxCachedStatements / 2)
  expect(await countPrepared(kind)).toBeLessThanOrEqual(maxCachedStatements)
  expect(await read(path(1))).toEqual(first)
})

test('other statements stay prepared when lists leave', async () => {
  await onOneConnection(api.api.db, ({ $client }) =>
    $client.query({ name: 'list_of_another_kind', text: 'select 1' }),
  )
  for (let limit = 300; limit > 0; limit--) await read(`/activities?_limit=${limit}`)
  expect(await countPrepared('list_of_another_kind')).toBe(1)
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
