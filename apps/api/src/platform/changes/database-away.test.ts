import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase } from '../../testing/databases.ts'
import { cuttableWay, type CuttableWay } from '../../testing/servers/cuttable-way.ts'
import { Notifications } from './notifications.ts'

let way: CuttableWay
let instances: Notifications[]
beforeAll(async () => {
  const database = await copyDatabase()
  way = await cuttableWay({ host: database.host ?? '', port: database.port ?? 0 })
  const { host, port } = way
  const { log } = fastify()
  instances = [1, 2, 3].map(() => new Notifications({ ...database, host, port }, log))
  await Promise.all(instances.map((instance) => instance.start()))
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await way.cut()
})

test('a change right after an outage is answered when every instance listens again', async () => {
  await way.cut()
  // They count the database as away, and show what they have in memory.
  await expect
    .poll(() => instances.map(({ listening, upToDate }) => [listening, upToDate]), { timeout: 20_000 })
    .toEqual(instances.map(() => [false, true]))
  await way.mend()
  await instances[0]?.barrier()
  expect(instances.map(({ listening }) => listening)).toEqual(instances.map(() => true))
})
