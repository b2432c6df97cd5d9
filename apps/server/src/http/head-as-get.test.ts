import fastify from 'fastify'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headAsGet } from './head-as-get.ts'

const app = fastify(headAsGet)
let url: string

beforeAll(async () => {
  app.get('/text', async () => 'Dvor pod Lipami')
  app.get('/file', (_request, reply) => reply.header('content-length', 5).send(Readable.from(['12345'])))
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
