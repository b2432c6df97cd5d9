import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { startWebhook } from '../testing/webhook.ts'
import { createPurger } from './purger.ts'

const token = 'a token shared with the CDN'
/** For what hangs. */
const limit = { timeout: 20_000 }

test('a change is told with its tag, signed, and once more for answers that were on their way', async () => {
  const { calls, url } = await startWebhook()
  const purger = createPurger({ url, token, failed: () => undefined, againMs: 20 })
  purger.purge('dvor-content')
  await vi.waitUntil(() => calls.length === 2, limit)
  const [first] = calls
  const [, moment = '', signature = ''] =
    /^t=(\d+),v1=(\w+)$/.exec(String(first?.headers['dvor-signature'])) ?? []
  expect(first?.body).toBe('{"tags":["dvor-content"]}')
  expect(signature).toBe(createHmac('sha256', token).update(`${moment}.${first?.body}`).digest('hex'))
  expect(first?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'surrogate-key': 'dvor-content' })
  await purger.close()
})

test('a failed purge is repeated until it arrives, together with what changed meanwhile', async () => {
  const { calls, state, url } = await startWebhook()
  const reasons: string[] = []
  const purger = createPurger({ url, token, failed: (why) => reasons.push(why), retryMs: 5, againMs: 60_000 })
  state.status = 503
  purger.purge('dvor-content')
  await vi.waitUntil(() => reasons.length > 1, limit)
  purger.purge('dvor-nights')
  const refused = calls.length
  state.status = 200
  const arrived = () => calls.slice(refused).map(({ body }) => body)
  for (const tag of ['dvor-content', 'dvor-nights'])
    await vi.waitUntil(() => arrived().some((body) => body.includes(tag)), limit)
  expect(reasons[0]).toBe('answered 503')
  await purger.close()
})

test('an unreachable CDN holds nothing up, and a purge that waits ends with the process', async () => {
  const reasons: string[] = []
  const purger = createPurger({
    url: 'http://127.0.0.1:1/',
    token,
    failed: (why) => reasons.push(why),
    retryMs: 60_000,
  })
  expect(purger.purge('dvor-content')).toBeUndefined()
  await vi.waitUntil(() => reasons.length === 1, limit)
  await purger.close()
})
