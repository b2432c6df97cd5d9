import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '../../testing/empty-database.ts'
import { startTestApi } from '../../testing/test-api.ts'

test('the process is well from the start, ready once its queue runs', async () => {
  const house = await startTestApi()
  expect(await house.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  const early = await house.call('GET', '/ready')
  expect(early).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(early.headers['retry-after']).toBe('2')
  await house.api.start()
  await vi.waitFor(
    async () =>
      expect(await house.call('GET', '/ready')).toMatchObject({
        status: 200,
        body: { database: 'ok', queue: 'ok', storage: 'ok' },
      }),
    { timeout: 20_000 },
  )
  house.api.retire()
  expect(await house.call('GET', '/ready')).toMatchObject({ status: 503 })
  expect((await house.call('GET', '/health')).status).toBe(200)
  await house.close()
})

test('a newer schema, or a disk that takes nothing, makes it unready and says so', async () => {
  const house = await startTestApi()
  await house.api.start()
  const ready = async () => (await house.call('GET', '/ready')).body
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ storage: 'ok' }), { timeout: 20_000 })
  const schema = 'drizzle.__drizzle_migrations'
  await rowsOf(
    house.connection,
    `insert into ${schema} (hash, created_at) select 'x', max(created_at) + 1 from ${schema}`,
  )
  expect(await ready()).toMatchObject({ code: 'unavailable', message: 'The database has another schema' })
  await house.close()
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

test('a visitor learns the own address', async () => {
  const house = await startTestApi()
  expect(await house.call('GET', '/client-ip', { from: '203.0.113.9' })).toMatchObject({
    status: 200,
    body: { ip: '203.0.113.9' },
  })
  await house.close()
})
