import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkForeign, problemWith } from './foreign.ts'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

let cluster: TestCluster
beforeAll(async () => void (cluster = await startTestCluster()))
afterAll(() => cluster.stop())

test('accepts a database of ours', async () => {
  const { host, user } = cluster.connection
  await expect(checkForeign(`postgresql://${user}@/dvor?host=${host}`)).resolves.toBeUndefined()
})

test('an address without a server is one line that names the setting and keeps the password', async () => {
  const failure = await checkForeign('postgresql://dvor:tajne-heslo@127.0.0.1:1/dvor').catch(
    (error: Error) => error,
  )
  expect(failure).toMatchObject({ name: 'PostgresFailure' })
  const message = failure instanceof Error ? failure.message : ''
  expect(message).toMatch(/^DATABASE_URL: the database cannot be reached: .*ECONNREFUSED/)
  expect(message).not.toMatch(/tajne-heslo|\n/)
})

test.each([
  [{ version: 150_004, encoding: 'UTF8', sorting: true }, undefined],
  [{ version: 140_011, encoding: 'UTF8', sorting: true }, 'PostgreSQL 15 or newer is needed, found 14'],
  [
    { version: 180_000, encoding: 'LATIN2', sorting: true },
    "the database's encoding must be UTF8, found LATIN2",
  ],
  [{ version: 180_000, encoding: 'UTF8', sorting: false }, expect.stringContaining('ICU')],
])('%o → %s', (found, problem) => {
  expect(problemWith(found)).toEqual(problem)
})
