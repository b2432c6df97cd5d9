import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refuseUnknownMethods } from './known-methods.ts'

test('TRACE and its like are refused everywhere, what routes can have is not', async () => {
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
