import { afterAll, beforeAll, expect, test } from 'vitest'
import { onOneConnection } from '../db/database.ts'
import { countPrepared } from '../testing/prepared-statements.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { maxCachedStatements } from './statement-cache.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const nameAnother = () =>
  onOneConnection(api.api.db, ({ $client }) =>
    $client.query({ name: 'statement_of_another_kind', text: 'select 1 as one' }),
  )

test.each([
  ['lists', 'cached_rows_', (nth: number) => `/activities?_limit=${nth}`],
  ['counts', 'cached_count_', (nth: number) => `/activities/count?title_ne=${nth}`],
])('300 %s of different shapes leave at most 200 prepared on a connection', async (_, prefix, path) => {
  const read = async (nth: number) => {
    const { status, body } = await api.call('GET', path(nth))
    expect(status).toBe(200)
    return body
  }
  const first = await read(1)
  const kept: (number | undefined)[] = []
  for (let nth = 2; nth <= 300; nth++) {
    await read(nth)
    if (nth % 50 === 0) kept.push(await countPrepared(api, prefix))
  }
  // Control: they are kept until there are too many.
  expect(Math.max(...kept.map(Number))).toBeGreaterThan(maxCachedStatements / 2)
  expect(Math.max(...kept.map(Number))).toBeLessThanOrEqual(maxCachedStatements)
  expect(await read(1)).toEqual(first)
  expect((await nameAnother()).rows).toEqual([{ one: 1 }])
})
