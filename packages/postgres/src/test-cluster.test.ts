import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { PostgresConnection } from './probe.ts'
import { startTestCluster } from './test-cluster.ts'

async function run(connection: PostgresConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('copies of a sealed template begin with its rows and change independently', async () => {
  const cluster = await startTestCluster()
  onTestFinished(() => cluster.stop())
  const template = await cluster.createDatabase('template')
  await run(template, 'CREATE TABLE units AS SELECT 8 AS number')
  await cluster.sealTemplate('template')
  await expect(run(template, 'SELECT 1')).rejects.toThrow('not currently accepting connections')

  const one = await cluster.createDatabase('one', 'template')
  const two = await cluster.createDatabase('two', 'template')
  await run(one, 'UPDATE units SET number = 9')
  expect(await run(one, 'SELECT number FROM units')).toEqual([{ number: 9 }])
  expect(await run(two, 'SELECT number FROM units')).toEqual([{ number: 8 }])
  await cluster.dropDatabase('one')
  await expect(run(one, 'SELECT 1')).rejects.toThrow('does not exist')
})
