import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase } from '../../testing/databases.ts'
import { startCuttableProxy, type CuttableProxy } from '../../testing/servers/cuttable-proxy.ts'
import { Notifications } from './notifications.ts'

let proxy: CuttableProxy
let instances: Notifications[]
beforeAll(async () => {
  const database = await copyDatabase()
  proxy = await startCuttableProxy({ host: database.host ?? '', port: database.port ?? 0 })
  const { host, port } = proxy
  const { log } = fastify()
  instances = [1, 2, 3].map(() => new Notifications({ ...database, host, port }, log))
  await Promise.all(instances.map((instance) => instance.start()))
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await proxy.cut()
})

test('a change right after an outage is answered when every instance listens again', async () => {
  await proxy.cut()
  // They count the database as away, and show what they have in memory.
  await expect
    .poll(() => instances.map(({ listening, upToDate }) => [listening, upToDate]), { timeout: 20_000 })
    .toEqual(instances.map(() => [false, true]))
  await proxy.mend()
  await instances[0]?.barrier()
  expect(instances.map(({ listening }) => listening)).toEqual(instances.map(() => true))
})

test('a change by an instance that was never away is answered when those are back that were', async () => {
  const database = await copyDatabase()
  const [own, others] = await Promise.all(
    [1, 2].map(() => startCuttableProxy({ host: database.host ?? '', port: database.port ?? 0 })),
  )
  const open = async (through: CuttableProxy | undefined) => {
    const instance = new Notifications(
      { ...database, host: through?.host, port: through?.port },
      fastify().log,
    )
    await instance.start()
    return instance
  }
  const [writer, reader] = [await open(own), await open(others)]
  await others?.cut()
  await expect.poll(() => [reader.listening, reader.upToDate], { timeout: 20_000 }).toEqual([false, true])
  await own?.cut()
  await Promise.all([own?.mend(), others?.mend()])
  await writer.barrier()
  expect(reader.listening).toBe(true)
  await Promise.all([writer.close(), reader.close()])
  await Promise.all([own?.cut(), others?.cut()])
})

test('an instance starts on a machine that takes longer to connect than an attempt to reconnect', async () => {
  const database = await copyDatabase()
  const busy = await startCuttableProxy({ host: database.host ?? '', port: database.port ?? 0 }, 1500)
  const instance = new Notifications({ ...database, host: busy.host, port: busy.port }, fastify().log)
  await instance.start()
  expect(instance.listening).toBe(true)
  await instance.close()
  await busy.cut()
})
