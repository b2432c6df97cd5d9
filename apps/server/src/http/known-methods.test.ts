import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createWebServer } from '../process/compose.ts'
import { readSettings } from '../settings/config.ts'
import { refuseUnknownMethods } from './known-methods.ts'

test('methods that no route can have are refused everywhere, as TRACE', async () => {
  const app = fastify()
  refuseUnknownMethods(app)
  app.setNotFoundHandler((asked) => ({ method: asked.method }))
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const statusOf = async (method: string) => {
    const asking = request({ host: '127.0.0.1', port, method, path: '/uvod' }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  expect(await Promise.all(['TRACE', 'PROPFIND', 'GET', 'POST', 'OPTIONS'].map(statusOf))).toEqual([
    405, 405, 200, 200, 200,
  ])
})

/** Answer of a server with these limits to the bytes: status and body. */
async function answerTo(bytes: string): Promise<[number, unknown]> {
  const app = createWebServer(readSettings({ LOG_LEVEL: 'silent' }))
  app.get('/uvod', () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  const answer = await text(socket)
  await app.close()
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return [Number(head.split(' ')[1]), body ? JSON.parse(body) : body]
}

test.each([
  ['a method that nobody knows', 'BREW /uvod HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
  ['a method that no route has', 'PROPFIND /uvod HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
  ['a second host', 'GET /uvod HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'invalid'],
  ['no host', 'GET /uvod HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid'],
  ['large headers', `GET /uvod HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'invalid'],
  ['a broken header', 'GET /uvod HTTP/1.1\r\nHost a\r\n\r\n', 400, 'invalid'],
])('%s is refused in the usual shape', async (_what, bytes, status, code) => {
  const [answered, body] = await answerTo(bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect([answered, body]).toEqual([
    status,
    expect.objectContaining({ code, message: expect.any(String), requestId: expect.any(String) }),
  ])
})
