import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { rewritingClient } from '../../testing/races/rewriting-client.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { ipKey } from '../ip.ts'
import { limitAttempts, takeBackAttempt } from './rate-limit.ts'

let property: TestApi
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())

/** Five an hour. */
const attempt = (ip: string, { api, clock } = property) => limitAttempts(api.db, 'register', { ip }, clock)

test('of a hundred concurrent attempts exactly the allowed number passes', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => attempt('crowd')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

/** Replaces the counter's statement by reading, adding one and writing. */
const readThenWrite = rewritingClient((text) =>
  text.replace(
    '"attempt_counters"."attempts" + excluded.attempts',
    '(select c.attempts + excluded.attempts from attempt_counters c where c.key = "attempt_counters"."key")',
  ),
)

test('control: with a read before the write all of them pass', async () => {
  const bare = await startTestApi({ pool: { Client: readThenWrite } })
  const pass = () => attempt('crowd', bare)
  await pass()
  const gate = await raiseGate(bare.connection, 'insert on attempt_counters')
  const over = Promise.allSettled(Array.from({ length: 5 }, pass))
  await gate.openFor(5)
  expect((await over).filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await gate.close()
  await bare.close()
})

test('a refused caller gets the end of the window, and passes after it', async () => {
  for (let i = 0; i < 5; i++) await attempt('patient')
  property.clock.set(new Date(property.clock.now().getTime() + 20_000).toISOString())
  await expect(attempt('patient')).rejects.toMatchObject({
    code: 'rate_limited',
    extras: { retryAfterSeconds: 3580 },
  })
  property.clock.advanceMinutes(60)
  await attempt('patient')
})

test('an attempt that is taken back does not count', async () => {
  for (let i = 0; i < 12; i++) {
    await attempt('right')
    await takeBackAttempt(property.api.db, 'register', { ip: 'right' })
  }
  for (let i = 0; i < 5; i++) await attempt('right')
  await expect(attempt('right')).rejects.toMatchObject({ code: 'rate_limited' })
})

test('stored counts do not contain their subjects', async () => {
  await attempt('gazda@example.com')
  const { rows } = await property.api.db.$client.query('select * from attempt_counters')
  expect(JSON.stringify(rows)).not.toContain('gazda')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => expect(ipKey(ip)).toBe(key))
