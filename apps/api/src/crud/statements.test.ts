import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { copySample } from '../testing/fixtures/filled-sample.ts'
import type { TestApi } from '../testing/test-api.ts'

let api: TestApi
let token: string
const spy = vi.spyOn(pg.Client.prototype, 'query')

beforeAll(async () => {
  api = await copySample({ files: 'read only' })
  token = await adminToken(api)
})
afterAll(async () => {
  await api.close()
  spy.mockRestore()
})

const read = async (path: string) => {
  const { status, body } = await api.call('GET', path, { token })
  expect(status, path).toBe(200)
  return body
}

/** Number of statements sent to the database while `work` ran. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  // Reads the session once before both runs, because it is cached for two seconds.
  await read('/users?_limit=1')
  const before = spy.mock.calls.length
  await work()
  return spy.mock.calls.length - before
}

const listed = (Object.values(collections) as readonly Collection[])
  .filter(({ operations }) => operations.includes('list'))
  .map(({ name }) => name)

/** Relations, files and computed values are read only where a row has them: a few statements, however many rows. */
const perList = 4

describe('no list needs more statements for more rows', () => {
  test.each(listed)('%s', async (name) => {
    const one = await statementsOf(() => read(`/${name}?_limit=1`))
    const all = await statementsOf(() => read(`/${name}?_limit=-1`))
    expect(one).toBeGreaterThan(0)
    expect(all).toBeLessThanOrEqual(one + perList)
  })

  test('control: rows read one by one need more statements', async () => {
    const units = (await read('/accommodation-units')) as { id: string }[]
    const whole = await statementsOf(() => read('/accommodation-units'))
    const apart = await statementsOf(async () => {
      for (const { id } of units) await read(`/accommodation-units/${id}`)
    })
    expect(units.length).toBeGreaterThan(perList)
    expect(apart).toBeGreaterThan(whole + perList)
  })
})
