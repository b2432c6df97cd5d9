import type { Access } from '@dvor/contract/calls/call.ts'
import fastify from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { setUpHttp } from './http.ts'

const limitMs = 20

/** The answer of a call whose handler waits. */
async function answerOf(method: 'GET' | 'POST', access: Access, handler: () => Promise<unknown>) {
  const app = fastify()
  setUpHttp(app, async () => ({ kind: 'system' }), limitMs)
  app.route({ method, url: '/waits', config: { access }, handler })
  const { statusCode, headers, body } = await app.inject({ method, url: '/waits' })
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) }
}

test.each(['anyone', 'token'] as const)(
  'a change by %s that is never done may be repeated',
  async (access) => {
    expect(await answerOf('POST', access, () => Promise.withResolvers().promise)).toMatchObject({
      status: 503,
      retryAfter: '2',
      body: { code: 'unavailable' },
    })
  },
)

test.each([
  ['a read', 'GET', 'anyone'],
  ["the owner's change", 'POST', 'rule'],
] as const)('%s takes as long as it takes', async (_, method, access) => {
  const answer = await answerOf(method, access, () => delay(2 * limitMs, { done: true }))
  expect(answer).toMatchObject({ status: 200, body: { done: true } })
})
