import fastify from 'fastify'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewrittenRequests } from './rewritten-requests.ts'

const app = fastify(rewrittenRequests)
let url: string

beforeAll(async () => {
  app.get('/text', async () => 'Dvor pod Lipami')
  app.get('/file', (_request, reply) => reply.header('content-length', 5).send(Readable.from(['12345'])))
  app.setNotFoundHandler((request, reply) => reply.code(404).send(`page of ${request.url}`))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function ask(path: string, method: string) {
  const answer = await fetch(url + path, { method })
  return [answer.status, answer.headers.get('content-length'), await answer.text()]
}

test('HEAD has the headers of GET and no body', async () => {
  expect(await ask('/text', 'GET')).toEqual([200, '15', 'Dvor pod Lipami'])
  expect(await ask('/text', 'HEAD')).toEqual([200, '15', ''])
})

test('HEAD of a file that is sent as a stream has no body either', async () => {
  expect(await ask('/file', 'GET')).toEqual([200, '5', '12345'])
  expect(await ask('/file', 'HEAD')).toEqual([200, '5', ''])
})

test('HEAD of an address without a route is not found', async () => {
  expect((await ask('/none', 'HEAD'))[0]).toBe(404)
})

test('a page with an address that cannot be decoded is the page for what was not found', async () => {
  const seen = async (path: string, method = 'GET') =>
    (await app.inject({ method: method as 'GET', url: path })).body
  for (const path of ['/blog/%E1ovka', '/aktivity/%ff', '/ubytovanie/%E0%A4%A', '/%'])
    expect(await seen(path), path).toBe('page of /nenajdene')
  expect(await seen('/en/blog/%E1')).toBe('page of /en/nenajdene')
  expect(await seen('/hladat?q=%ff')).toBe('page of /hladat?q=%ff')
  for (const [path, method] of [
    ['/api/units/%', 'GET'],
    ['/rezervacia/%', 'POST'],
  ] as const)
    expect(JSON.parse(await seen(path, method)), path).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'url' }],
    })
})
