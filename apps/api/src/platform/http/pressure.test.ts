import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { setUpHttp } from './http.ts'
import { lastingLateness, refuseUnderPressure, startLoopGauge } from './pressure.ts'

async function appWithDelay(delayMs: number) {
  const app = fastify()
  setUpHttp(app, async () => ({ kind: 'system' }))
  refuseUnderPressure(app, { delayMs: () => delayMs, stop: () => undefined })
  app.get('/plain', { config: { access: 'anyone' } }, () => 'ok')
  app.get('/health', { config: { access: 'anyone', evenUnderPressure: true } }, () => 'ok')
  return app
}

test('an overloaded process answers 503 with the time to wait', async () => {
  const app = await appWithDelay(1500)
  const refused = await app.inject('/plain')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await app.inject('/health')).statusCode).toBe(200)
  await app.close()
})

test('a process without overload answers 200', async () => {
  const app = await appWithDelay(10)
  expect((await app.inject('/plain')).statusCode).toBe(200)
  await app.close()
})

test('a single pause is no overload, two in a row are, and one turn in time ends it', () => {
  const lateness = lastingLateness()
  const after = [1500, 1500, 1200, 10, 1500].map((sample) => {
    lateness.add(sample)
    return lateness.lasting()
  })
  expect(after).toEqual([0, 1500, 1200, 10, 10])
})

test('the gauge measures a blocked loop', async () => {
  const gauge = startLoopGauge()
  const block = () => {
    const end = performance.now() + 300
    while (performance.now() < end) Math.sqrt(2)
  }
  await vi.waitFor(
    () => {
      block()
      expect(gauge.delayMs()).toBeGreaterThan(50)
    },
    { timeout: 10_000, interval: 20 },
  )
  gauge.stop()
})
