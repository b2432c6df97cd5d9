import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachePublicReads, createReadCache } from './cache-public-reads.ts'

/** A small API: a public list, a private one, and one that can be held back. */
let app: FastifyInstance
let changed: () => void
let asked: number
let held: Promise<void> | undefined
let status: number

beforeEach(async () => {
  ;[asked, held, status] = [0, undefined, 200]
  app = fastify()
  cachePublicReads(
    app,
    createReadCache({ onContentChange: (listener) => void (changed = listener), upToDate: () => true }),
  )
  const answer = async () => ({ asked: ++asked })
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    api.get('/units', { config: { sameForVisitors: true } }, async (_request, reply) => {
      const made = await answer()
      await held
      return reply.code(status).send(made)
    })
    api.get('/orders', answer)
    api.post('/units', { config: {} }, answer)
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a public read is made once, looks the same from memory, and changes with the content', async () => {
  const [first, second] = [await get('/units'), await get('/units')]
  expect([first.json(), second.json()]).toEqual([{ asked: 1 }, { asked: 1 }])
  for (const name of ['content-type', 'cache-control', 'etag', 'vary'])
    expect(second.headers[name], name).toBe(first.headers[name])
  expect(first.headers['cache-control']).toBe('no-cache')
  changed()
  expect((await get('/units')).json()).toEqual({ asked: 2 })
})

test('a known ETag is answered 304, and a new answer is compressed', async () => {
  const { headers } = await get('/units')
  const answer = await get('/units', { 'if-none-match': String(headers.etag) })
  expect([answer.statusCode, answer.body]).toEqual([304, ''])
  const packed = await get('/units', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('{"asked":1}')
})

test('a request with a token is answered by the API, and its answer is not cached', async () => {
  const own = await get('/units', { authorization: 'Bearer x' })
  expect([own.json(), own.headers['cache-control']]).toEqual([{ asked: 1 }, 'no-store'])
  expect((await get('/units')).json()).toEqual({ asked: 2 })
  expect((await get('/units', { authorization: 'Bearer x' })).json()).toEqual({ asked: 3 })
})

test.each(['/orders', '/units?_q=les', `/units?title=${'a'.repeat(500)}`])(
  '%s is not cached',
  async (url) => {
    const [first, second] = [await get(url), await get(url)]
    expect([first.json(), second.json()]).toEqual([{ asked: 1 }, { asked: 2 }])
    expect(first.headers['cache-control']).toBe('no-store')
  },
)

test('another query is another answer', async () => {
  await get('/units')
  expect((await get('/units?_limit=1')).json()).toEqual({ asked: 2 })
})

test('a refusal is not cached, nor what was read before a change', async () => {
  status = 503
  await get('/units')
  status = 200
  const gate = Promise.withResolvers<void>()
  held = gate.promise
  const late = get('/units')
  await expect.poll(() => asked).toBe(2)
  changed()
  gate.resolve()
  expect((await late).json()).toEqual({ asked: 2 })
  expect((await get('/units')).json()).toEqual({ asked: 3 })
})
