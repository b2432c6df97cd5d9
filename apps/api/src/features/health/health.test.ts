import { expect, test, vi } from 'vitest'
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
        body: { database: 'ok', queue: 'ok' },
      }),
    { timeout: 20_000 },
  )
  await house.close()
})

test('a visitor learns the own address', async () => {
  const house = await startTestApi()
  expect(await house.call('GET', '/client-ip', { from: '203.0.113.9' })).toMatchObject({
    status: 200,
    body: { ip: '203.0.113.9' },
  })
  await house.close()
})
