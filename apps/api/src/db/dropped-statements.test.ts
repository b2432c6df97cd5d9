import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxCachedStatements } from '../crud/statement-cache.ts'
import { countPrepared } from '../testing/prepared-statements.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { onOneConnection } from './database.ts'
import { parsedStatements } from './dropped-statements.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('220 lists of different shapes leave at most 200 prepared on a connection, and other statements stay', async () => {
  await onOneConnection(api.api.db, ({ $client }) =>
    $client.query({ name: 'list_of_another_kind', text: 'select 1' }),
  )
  const read = (limit: number) => api.call('GET', `/activities?_limit=${limit}`)
  const first = await read(1)
  expect(first.status).toBe(200)
  for (let limit = 2; limit <= 220; limit++) expect((await read(limit)).status).toBe(200)
  expect(await countPrepared(api, 'cached_list_')).toBeGreaterThan(maxCachedStatements / 2)
  expect(await countPrepared(api, 'cached_list_')).toBeLessThanOrEqual(maxCachedStatements)
  expect(await countPrepared(api, 'list_of_another_kind')).toBe(1)
  expect((await read(1)).body).toEqual(first.body)
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
