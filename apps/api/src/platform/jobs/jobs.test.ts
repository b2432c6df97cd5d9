import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { Jobs } from './jobs.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})
afterEach(() => api.close())

function queueConnection() {
  const { host, port, user, password, database } = api.connection
  return { host, port, user, database, ...(typeof password === 'string' && { password }) }
}

/** Longer than the queue itself waits for a running job. */
const workMs = 1500

test('the end waits for a running job, because it uses the database that closes next', async () => {
  const { db } = api.api
  const log = api.app.log
  const jobs = new Jobs(api.connection, { db, clock: api.clock, log })
  const begun = Promise.withResolvers<void>()
  const order: string[] = []
  const run = async () => {
    begun.resolve()
    await delay(workMs)
    await db.$client.query('select 1')
    order.push('job')
  }
  jobs.start([{ name: 'slow-job', cron: '0 0 1 1 *', run }], 0)
  const sender = new PgBoss(queueConnection())
  await sender.start()
  await expect.poll(() => jobs.state).toBe('running')
  await sender.send('slow-job')
  await begun.promise
  await jobs.stop()
  order.push('stopped')
  await sender.stop({ graceful: false, close: true })
  expect(order).toEqual(['job', 'stopped'])
  expect(jobs.tallies).toMatchObject([{ job: 'slow-job', succeeded: 1, failed: 0 }])
})
