import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPooler } from './pooler.ts'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

let cluster: TestCluster
const addressOf = (database: string) =>
  `postgresql://${cluster.connection.user}@/${database}?host=${cluster.connection.host}`

beforeAll(async () => {
  cluster = await startTestCluster()
  await cluster.createDatabase('other')
})
afterAll(() => cluster.stop())

test('accepts another way to the same database', async () => {
  const { database } = cluster.connection
  await expect(
    checkPooler(`${addressOf(database)}&application_name=pooler`, addressOf(database)),
  ).resolves.toBeUndefined()
})

test('refuses a way to another database of the same server', async () => {
  await expect(checkPooler(addressOf('other'), addressOf(cluster.connection.database))).rejects.toThrow(
    'DATABASE_POOLER_URL: leads to another database than DATABASE_URL',
  )
})

test('an address without a pooler is one line that names the setting and keeps the password', async () => {
  const nowhere = 'postgresql://dvor:tajne-heslo@127.0.0.1:1/dvor'
  const failure = await checkPooler(nowhere, addressOf(cluster.connection.database)).catch(String)
  expect(failure).toMatch(
    /^PostgresFailure: DATABASE_POOLER_URL: the database cannot be reached: .*ECONNREFUSED/,
  )
  expect(failure).not.toMatch(/tajne-heslo|\n/)
})
