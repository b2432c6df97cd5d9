import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  limitBodyTime(app, { usualMs: 100, slowMs: 60_000 })
  app.post('/usual', ({ body }) => body)
  app.post('/slow', { config: { slowBody: true } }, ({ body }) => body)
  app.post(
    '/closed',
    { config: { slowBody: true }, onRequest: async (_request, reply) => reply.status(401).send() },
    ({ body }) => body,
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** A request that has sent half of its body. */
function halfSent(path: string): { call: ClientRequest; answer: Promise<IncomingMessage> } {
  const { port } = app.server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { 'content-length': 4 } })
  call.setHeader('content-type', 'text/plain')
  const answer = once(call, 'response').then(([response]) => (response as IncomingMessage).resume())
  call.on('error', () => undefined).write('ha')
  return { call, answer }
}

test('a missing body ends the request; a picture on a slow line does not', async () => {
  const slow = halfSent('/slow')
  const usual = halfSent('/usual')
  expect((await usual.answer).statusCode).toBe(408)
  slow.call.end('lf')
  expect((await slow.answer).statusCode).toBe(200)
})

test('an unauthorised caller gets no longer time limit', async () => {
  const { call, answer } = halfSent('/closed')
  const hungUp = once(call, 'close')
  expect((await answer).statusCode).toBe(401)
  await hungUp
  expect(call.socket?.destroyed).toBe(true)
})
