import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxCachedStatements } from '../crud/statement-cache.ts'
import { countPrepared } from '../testing/prepared-statements.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('300 counts of different shapes leave at most 200 prepared on a connection', async () => {
  const read = (count: number) => api.call('GET', `/activities/count?title_ne=${count}`)
  const first = await read(1)
  expect(first.status).toBe(200)
  for (let count = 2; count <= 300; count++) expect((await read(count)).status).toBe(200)
  expect(await countPrepared(api, 'cached_count_')).toBeGreaterThan(maxCachedStatements / 2)
  expect(await countPrepared(api, 'cached_count_')).toBeLessThanOrEqual(maxCachedStatements)
  expect((await read(1)).body).toEqual(first.body)
})
