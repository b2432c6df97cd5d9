import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { logOptions } from '../../platform/http/log-options.ts'
import { programVersion } from '../../platform/program-version.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { startTestApi } from '../../testing/test-api.ts'

/** A property and the error lines of its log. */
async function propertyWithLog() {
  const errors: string[] = []
  const logger = logOptions('error', { write: (line) => void errors.push(line) })
  return { errors, property: await startTestApi({}, undefined, { logger }) }
}

test('the process is alive from the start and ready once its queue runs; not being ready is no error', async () => {
  const { errors, property } = await propertyWithLog()
  expect(await property.call('GET', '/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: programVersion },
  })
  const early = await property.call('GET', '/ready')
  expect(early).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: 'The queue is starting' },
  })
  expect(early.headers['retry-after']).toBe('2')
  await property.api.start()
  await vi.waitFor(
    async () =>
      expect(await property.call('GET', '/ready')).toMatchObject({
        status: 200,
        body: { database: 'ok', queue: 'ok', storage: 'ok' },
      }),
    { timeout: 20_000 },
  )
  property.api.retire()
  expect(await property.call('GET', '/ready')).toMatchObject({ status: 503 })
  expect((await property.call('GET', '/health')).status).toBe(200)
  expect(errors).toEqual([])
  await property.close()
})

test('a queue that could not start makes it unready, is logged, and starts as soon as possible', async () => {
  const { errors, property } = await propertyWithLog()
  await rowsOf(property.connection, 'create schema pgboss')
  await rowsOf(property.connection, 'create table pgboss.version (nothing text)')
  await property.api.start()
  await vi.waitFor(
    async () =>
      expect(await property.call('GET', '/ready')).toMatchObject({
        status: 503,
        body: { message: 'The queue does not run' },
      }),
    { timeout: 20_000 },
  )
  expect(errors.join('')).toContain('The queue does not run')
  await rowsOf(property.connection, 'drop schema pgboss cascade')
  await vi.waitFor(
    async () =>
      expect(await property.call('GET', '/ready')).toMatchObject({ status: 200, body: { queue: 'ok' } }),
    { timeout: 20_000 },
  )
  await property.close()
})

test('a newer schema makes it unready with the reason, unless this program works with it', async () => {
  const property = await startTestApi()
  await property.api.start()
  const ready = async () => (await property.call('GET', '/ready')).body
  const schema = 'drizzle.__drizzle_migrations'
  const add = `insert into ${schema} (hash, created_at, oldest_program) select 'x', max(created_at) + 1, $1 from ${schema}`
  await rowsOf(property.connection, add, ['0.0.0'])
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ storage: 'ok' }), { timeout: 20_000 })
  await rowsOf(property.connection, add, [null])
  expect(await ready()).toMatchObject({ code: 'unavailable', message: 'The database has another schema' })
  await property.close()
})

test('a disk that cannot be written makes it unready with the reason', async () => {
  const full = await startTestApi()
  await full.api.start()
  await writeFile(join(full.dataDir, 'uploads'), 'no folder')
  await vi.waitFor(
    async () =>
      expect(await full.call('GET', '/ready')).toMatchObject({
        status: 503,
        body: { message: 'This machine takes no file' },
      }),
    { timeout: 20_000 },
  )
  await full.close()
})

test('a visitor reads the own address', async () => {
  const property = await startTestApi()
  for (const from of ['203.0.113.9', '::ffff:203.0.113.9'])
    expect(await property.call('GET', '/client-ip', { from })).toMatchObject({
      status: 200,
      body: { ip: '203.0.113.9' },
    })
  await property.close()
})
