import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerErrors } from '@dvor/api/platform/http/http.ts'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FairQueue, mostWaiting, places } from './fair-queue.ts'
import { sendBusyPage } from './busy-page.ts'
import { openRushGate, queueCalls } from './rush-gate.ts'

/** More than the buffers of a connection take. */
const large = Buffer.alloc(20_000_000)

/** A server behind a proxy, whose calls of `/api/held` end when the test lets them. */
async function listeningServer() {
  const app = fastify({ trustProxy: true })
  // However slow the machine is, nobody waits too long here.
  const gate = await openRushGate(app, new FairQueue({ usual: 600_000, urgent: 600_000 }))
  const held: (() => void)[] = []
  await app.register(async (scope) => {
    answerErrors(scope)
    queueCalls(scope, gate)
    scope.get('/api/held', () => new Promise((resolve) => held.push(() => resolve({ held: true }))))
    scope.all('/api/units', async () => ({ units: [] }))
    scope.get('/api/large', (_request, reply) => reply.send(large))
    scope.get('/api/notice', { config: { queued: 'first' } }, async () => ({ received: true }))
    scope.get('/api/link', { config: { access: 'token' } }, async () => ({ own: true }))
    scope.get('/api/health', { config: { queued: 'never' } }, async () => ({ status: 'ok' }))
  })
  app.setNotFoundHandler(async (visit, reply) => {
    const end = await gate.enter(visit, reply)
    if (!end) return sendBusyPage(visit, reply)
    end()
    return reply.send('the page')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const requests = new Set<ClientRequest>()
  onTestFinished(async () => {
    for (const one of requests) one.destroy()
    for (const end of held) end()
    await app.close()
  })
  const begin = (path: string, from: string, { method = 'GET', cookie = '' } = {}) => {
    const headers = { 'x-forwarded-for': from, cookie }
    const one = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    one.on('error', () => undefined)
    requests.add(one)
    return one
  }
  const ask = async (...given: Parameters<typeof begin>) => {
    const answers = once(begin(...given).end(), 'response') as Promise<[IncomingMessage]>
    const [answer] = await answers
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  /** Sends calls that do not end. @returns when so many are in progress and so many wait */
  const flood = async (count: number, from: string, running: number, waiting: number) => {
    const sent = Array.from({ length: count }, () => begin('/api/held', from).end())
    await vi.waitFor(() => expect([held.length, gate.waiting]).toEqual([running, waiting]), 30_000)
    return sent
  }
  return { gate, held, begin, ask, flood }
}

const share = places.usual - 6

test('one IP cannot starve another, however much it asks; its surplus is refused with the time to wait', async () => {
  const { ask, flood } = await listeningServer()
  await flood(share + mostWaiting, '192.0.2.1', share, mostWaiting)
  for (const path of ['/api/units', '/rezervacia?krok=2']) {
    expect((await ask(path, '198.51.100.7')).status).toBe(200)
    const refused = await ask(path, '192.0.2.1')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  }
  expect((await ask('/rezervacia', '192.0.2.1')).body).toContain('Hneď ste na rade')
  expect((await ask('/en/rezervacia', '192.0.2.1')).body).toContain('Your turn comes in a moment')
})

test('a full queue lets in orders, notices of payments and guests at their link; health never waits', async () => {
  const { ask, flood } = await listeningServer()
  await flood(share, '192.0.2.1', share, 0)
  await flood(mostWaiting + 6, '192.0.2.2', places.usual, mostWaiting)
  const served = [
    await ask('/api/units', '192.0.2.2', { method: 'POST' }),
    await ask('/api/notice', '203.0.113.5'),
    await ask('/api/link', '192.0.2.2'),
    await ask('/rezervacia', '192.0.2.2', { cookie: 'dvor-device=abcdefghijklmnopqrst' }),
    await ask('/rezervacia-detail/abc', '198.51.100.7'),
    await ask('/api/health', '192.0.2.2'),
  ]
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('one IPv6 network of /64 is one IP', async () => {
  const { flood, ask } = await listeningServer()
  await flood(share, '2001:db8:1:2::1', share, 0)
  await flood(1, '2001:db8:1:2:ffff::9', share, 1)
  expect((await ask('/api/units', '2001:db8:1:3::1')).status).toBe(200)
})

test('a call that was given up leaves the queue, and one in progress keeps its place until it ends', async () => {
  const { gate, held, flood, ask } = await listeningServer()
  const sent = await flood(share + 2, '192.0.2.1', share, 2)
  for (const one of sent) one.destroy()
  await vi.waitFor(() => expect(gate.waiting).toBe(0))
  const next = ask('/api/units', '192.0.2.1')
  await vi.waitFor(() => expect(gate.waiting).toBe(1))
  held.shift()?.()
  expect((await next).status).toBe(200)
})

test('a body that does not come, and an answer that is not read, keep no place', async () => {
  const { gate, begin, ask } = await listeningServer()
  const unread: IncomingMessage[] = []
  for (let index = 0; index < places.urgent; index++) {
    begin('/api/units', '192.0.2.1', { method: 'POST' }).flushHeaders()
    const [answer] = await once(begin('/api/large', '192.0.2.1').end(), 'response')
    unread.push(answer)
  }
  expect((await ask('/api/units', '192.0.2.1')).status).toBe(200)
  expect(gate.waiting).toBe(0)
})
