import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { createClient } from '@dvor/client/client.ts'
import { watchChanges } from '@dvor/client/events/change-watch.ts'
import { createSession } from '@dvor/client/session/session.ts'
import type { RecordChange } from '@dvor/contract/installation/events.ts'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { aStay, book, hold, taxRate, type TestProperty } from '../testing/test-property.ts'
import { ChangeStreams } from './change-streams.ts'
import { addUser, adminToken, roleToken, signInAs, tokenWith, type TestSession } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let origin: string
const closers: (() => unknown)[] = []

beforeEach(async () => {
  ;({ api, property } = await startTestProperty({ heartbeatMs: 100 }))
  await api.api.start()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await api.close()
})

/** Reads a stream of the real server until `enough` is true, or to its end. */
async function listen(token: string, at = origin) {
  const stop = new AbortController()
  closers.push(() => stop.abort())
  const answer = await fetch(`${at}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  let text = ''
  const pieces = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  const more = async () => {
    const { value, done } = await pieces.read()
    text += value ?? ''
    return !done
  }
  const changes = () =>
    [...text.matchAll(/event: change\ndata: (.*)\n/g)].map(
      ([, data]) => JSON.parse(data ?? '') as RecordChange,
    )
  return {
    answer,
    changes,
    text: () => text,
    until: async (enough: () => boolean) => {
      while (!enough()) if (!(await more())) throw new Error(`the stream ended after: ${text}`)
    },
    end: async () => {
      while (await more());
    },
  }
}

const names = (changes: RecordChange[]) => new Set(changes.map(({ collection }) => collection))

test('only people of the property may listen, and never with a token in the address', async () => {
  const token = await adminToken(api)
  const status = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).status
  expect(await status('/api/events')).toBe(401)
  expect(await status(`/api/events?access_token=${token}`)).toBe(401)
  const guest = await signInAs(api, await addUser(api, 'authenticated'))
  expect(await status('/api/events', { authorization: `Bearer ${guest.accessToken}` })).toBe(403)
})

test('a hold, an order, its e-mail and a closure arrive when committed, by id alone', async () => {
  const stream = await listen(await adminToken(api))
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.answer.headers.get('cache-control')).toBe('no-store')
  expect(stream.answer.headers.get('content-encoding')).toBeNull()
  await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  await stream.until(() => names(stream.changes()).has('reservations'))
  await book(api, [aStay(property.unit, '2027-08-01', '2027-08-03')])
  await stream.until(() => names(stream.changes()).has('outgoing-emails'))
  const closure = await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: '2027-09-01',
    day_to: '2027-09-02',
    reason: 'Maľovanie u Nováka',
  })
  await stream.until(() => stream.changes().some(({ id }) => id === closure))
  expect(stream.text()).not.toMatch(/Nová|jana@|Maľ/)
})

test('rolled-back changes do not arrive', async () => {
  const stream = await listen(await adminToken(api))
  const taken = [aStay(property.unit, '2027-07-01', '2027-07-03')]
  const booking = { stays: taken, guest: { last_name: 'Prvá', phone: '+421900111222' } }
  const answer = await property.call('POST', '/reservations', booking)
  const { id } = answer.body as { id: string }
  await stream.until(() => stream.changes().some((change) => change.id === id))
  const before = stream.changes().filter(({ collection }) => collection === 'reservations').length
  expect((await property.call('POST', '/reservations', booking)).status).toBe(409)
  const stays = [{ ...taken[0], departure: '2027-07-04' }]
  expect((await property.call('POST', `/reservations/${id}/stays?dry_run=1`, { stays })).status).toBe(200)
  const closure = { accommodation_unit: property.unit, day_from: '2027-09-01', day_to: '2027-09-01' }
  const last = await property.add('closures', closure)
  await stream.until(() => stream.changes().some((change) => change.id === last))
  expect(stream.changes().filter(({ collection }) => collection === 'reservations')).toHaveLength(before)
})

test('commits of another instance arrive here', async () => {
  const app = fastify()
  const other = createApi({
    pool: { ...api.connection, max: 3 },
    dataDir: api.dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: 'http://127.0.0.1:3000',
    sandboxAllowed: true,
    admin: {},
    sampleData: false,
    clock: api.clock,
    logger: app.log,
  })
  await app.register(other.plugin, { prefix: '/api' })
  await other.start()
  await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(
    () => app.close(),
    () => other.close(),
  )
  const token = await adminToken(api)
  const stream = await listen(token, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  await stream.until(() => names(stream.changes()).has('reservations'))
})

test('signing out ends the stream; another one of the property goes on', async () => {
  const leaving: TestSession = await signInAs(api, await addUser(api))
  const [ends, stays] = [await listen(leaving.accessToken), await listen(await adminToken(api))]
  await api.call('POST', '/jwt/logout', { token: leaving.accessToken })
  await ends.end()
  await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  await stays.until(() => names(stays.changes()).has('reservations'))
})

test('the heartbeat ends the streams of expired sessions and former administrators', async () => {
  const user = await addUser(api)
  const demoted = await listen((await signInAs(api, user)).accessToken)
  await api.api.db.$client.query(`update users set role = 'authenticated' where id = $1`, [user.id])
  await demoted.end()
  const late = await listen(await adminToken(api))
  api.clock.advanceMinutes(13 * 60)
  await late.end()
  expect(late.text()).toContain('event: ready')
})

test('changes arrive to those who may know of them, and taken rights end the stream', async () => {
  const reader = await listen(await tokenWith(api, ['surveys.read']))
  const desk = await listen(await roleToken(api, 'reception'))
  await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  await desk.until(() => names(desk.changes()).has('reservations'))
  await property.add('blog-categories', { title: 'Zo dvora' })
  await reader.until(() => names(reader.changes()).has('blog-categories'))
  expect(names(reader.changes()).has('reservations')).toBe(false)
  const { rows } = await api.api.db.$client.query<{ id: string }>('select id from roles')
  expect(
    (await property.call('PUT', `/roles/${rows[0]?.id}`, { permissions: ['content.edit'] })).status,
  ).toBe(200)
  await reader.end()
})

test('comment lines arrive without changes, and closing the property ends the streams', async () => {
  const stream = await listen(await adminToken(api))
  await stream.until(() => stream.text().includes(':\n\n'))
  await Promise.all([stream.end(), api.app.close()])
})

test('the back office’s stream receives changes', async () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
  const session = createSession(storage)
  session.begin(await signInAs(api, await addUser(api)), false)
  const client = createClient({ baseUrl: `${origin}/api`, fetch, session })
  const received: RecordChange[] = []
  closers.push(
    watchChanges(client.open, { onChange: (one) => received.push(one), onMissed: () => undefined }),
  )
  // The start of the stream cannot be observed, so the property is changed until an event arrives.
  for (let tax = 100; received.length === 0; tax++)
    await property.settings({ stay_tax_rates: [taxRate(tax)] })
  expect(received[0]?.collection).toBe('global-settings')
})

test('a reader that does not read is disconnected', () => {
  const streams = new ChangeStreams()
  const slow: Readable = streams.open({ sessionId: 's', user: { id: 'u', permissions: [] } })
  for (let sent = 0; sent < 2000; sent++) streams.send('change', { collection: 'reservations', id: null })
  expect(slow.destroyed).toBe(true)
})
