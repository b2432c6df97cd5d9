import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchChanges } from './change-watch.ts'
import { createClient } from '../client.ts'
import { createSession } from '../session/session.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'

type Answer = (response: ServerResponse, bearer: string | undefined) => void

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A server that streams the given answers, one for each connection. */
async function property(answers: Answer[]) {
  const bearers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    if (request.url === '/api/jwt/refresh-token')
      return response.end(JSON.stringify({ accessToken: 'a2', refreshToken: 'r2' }))
    bearers.push(request.headers.authorization)
    answers[Math.min(bearers.length, answers.length) - 1]?.(response, request.headers.authorization)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const session = createSession(new MemoryStorage())
  session.begin({ accessToken: 'a1', refreshToken: 'r1' }, false)
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  closers.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  return { bearers, client: createClient({ baseUrl, fetch, session }) }
}

function watched(client: Awaited<ReturnType<typeof property>>['client'], until: number, silenceMs = 60_000) {
  const received: unknown[] = []
  const pauses: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const receive = (what: unknown) => received.push(what) >= until && resolve()
  const stop = watchChanges(
    client.open,
    { onChange: receive, onMissed: () => receive('missed') },
    { silenceMs, pause: async (ms) => void pauses.push(ms) },
  )
  closers.unshift(stop)
  return { received, pauses, enough: promise }
}

const id = '01900000-0000-7000-8000-000000000009'
const change = `event: change\ndata: {"collection":"reservations","id":"${id}"}\n\n`
const stays: Answer = (response) => void response.writeHead(200).write('event: ready\ndata: null\n\n')

test('events are complete, in whatever pieces they arrive', async () => {
  const { client } = await property([
    (response) => {
      stays(response, undefined)
      response.write(`:\n\n${change.slice(0, 30)}`)
      setImmediate(() => response.write(change.slice(30) + change))
    },
  ])
  const { received, enough } = watched(client, 3)
  await enough
  expect(received).toEqual(['missed', { collection: 'reservations', id }, { collection: 'reservations', id }])
})

test('a lost stream is opened again, and each opening calls onMissed', async () => {
  const { client, bearers } = await property([
    (response) => response.writeHead(200).end(change),
    (response) => response.writeHead(503).end('{"code":"unavailable","message":""}'),
    (response) => response.destroy(),
    stays,
  ])
  const { received, pauses, enough } = watched(client, 3)
  await enough
  expect(received).toEqual(['missed', { collection: 'reservations', id }, 'missed'])
  expect(bearers).toHaveLength(4)
  expect(pauses[2]).toBeGreaterThan(pauses[0] ?? Number.NaN)
})

test('a silent stream is opened again', async () => {
  const { client } = await property([stays])
  const { received, enough } = watched(client, 2, 50)
  await enough
  expect(received).toEqual(['missed', 'missed'])
})

test('an old token is renewed; an ended session ends the stream', async () => {
  const { client, bearers } = await property([
    (response) => response.writeHead(401).end('{"code":"unauthorized","message":""}'),
    (response) => response.writeHead(200).end(change),
    (response) => response.writeHead(403).end('{"code":"forbidden","message":""}'),
  ])
  const { received, pauses, enough } = watched(client, 2)
  await enough
  await expect.poll(() => bearers).toEqual(['Bearer a1', 'Bearer a2', 'Bearer a2'])
  expect(received).toEqual(['missed', { collection: 'reservations', id }])
  expect(pauses).toHaveLength(1)
})
