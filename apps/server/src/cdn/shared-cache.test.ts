import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cachePublicReads, createReadCache } from '../page-cache/cache-public-reads.ts'
import { startWebhook } from '../testing/webhook.ts'
import { openSharedCache } from './shared-cache.ts'

const token = 'a token shared with the CDN'
/** For what hangs. */
const limit = { timeout: 20_000 }

/** A server with one public and one private read behind a CDN. */
async function serverBehindCdn() {
  const webhook = await startWebhook()
  const contentListeners: (() => void)[] = []
  const listeners = {
    content: () => contentListeners.forEach((listener) => listener()),
    nights: (): void => undefined,
  }
  const state = { upToDate: true }
  const api = {
    onContentChange: (listener: () => void) => void contentListeners.push(listener),
    onNightsChange: (listener: () => void) => void (listeners.nights = listener),
    upToDate: () => state.upToDate,
  }
  const app = fastify()
  const shared = openSharedCache(app, api, { url: webhook.url, token })
  cachePublicReads(app, createReadCache(api), shared)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.get('/units', { config: { sameForVisitors: true } }, async () => ({ units: [] }))
    scope.get('/orders', async () => ({ orders: [] }))
  })
  onTestFinished(() => app.close())
  return { app, shared, listeners, state, calls: webhook.calls }
}

test('public answers may be kept by a CDN under their tags, and browsers ask each time', async () => {
  const { app, shared } = await serverBehindCdn()
  const { headers } = await app.inject('/units')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60',
    'cache-tag': 'dvor-content',
    'surrogate-key': 'dvor-content',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(shared.headersFor('/ubytovanie/izba-1')['surrogate-key']).toBe('dvor-content dvor-nights')
})

test('private answers, and those to a token, are never kept', async () => {
  const { app } = await serverBehindCdn()
  const own = await app.inject({ url: '/units', headers: { authorization: 'Bearer x' } })
  for (const { headers } of [own, await app.inject('/orders')]) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['surrogate-key']).toBeUndefined()
  }
})

test('an instance without notifications of changes lets nobody cache its answers', async () => {
  const { shared, state } = await serverBehindCdn()
  state.upToDate = false
  expect(shared.headersFor('/uvod')).toEqual({ 'cache-control': 'no-cache' })
})

test('the start, a change of the content and one of nights are told, each with its tag', async () => {
  const { app, listeners, calls } = await serverBehindCdn()
  await app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitUntil(() => calls.length > 0, limit)
  listeners.nights()
  await vi.waitUntil(() => calls.some(({ body }) => body.includes('dvor-nights')), limit)
  const before = calls.length
  listeners.content()
  await vi.waitUntil(() => calls.slice(before).some(({ body }) => body.includes('dvor-content')), limit)
})
