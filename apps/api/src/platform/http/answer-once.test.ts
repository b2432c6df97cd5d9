import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../testing/empty-database.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, hold, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let token: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({ guestLimits: true }))
  token = await adminToken(api)
})
afterAll(() => api.close())

const message = {
  name: 'Jana',
  email: 'jana@example.com',
  phone: '+421900123456',
  message: 'Máte postieľku?',
}
const send = (key: string, body: object = message) =>
  api.call('POST', '/send-contact-message', { body, headers: { 'idempotency-key': key }, from: '192.0.2.7' })
const messages = async () => (await rowsOf(api.connection, 'select id from contact_messages')).length

describe('a call that makes something, repeated with its key', () => {
  test('is carried out once and gets the first answer, also when both come at once', async () => {
    const [first, second] = await Promise.all([send('postielka-1'), send('postielka-1')])
    expect([first.status, second.status].toSorted()).toEqual([
      200,
      expect.toSatisfy((s) => s === 200 || s === 409),
    ])
    const again = await send('postielka-1')
    expect(again).toMatchObject({ status: 200, body: (first.status === 200 ? first : second).body })
    expect(await messages()).toBe(1)
  })

  test('is refused with another body, and not kept where it was refused', async () => {
    expect(await send('postielka-1', { ...message, name: 'Eva' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    expect((await send('postielka-2', { ...message, email: 'x' })).status).toBe(400)
    expect((await send('postielka-2')).status).toBe(200)
    expect((await send('kratky')).status).toBe(400)
  })

  test('control: without a key each is carried out', async () => {
    const before = await messages()
    const plain = () => api.call('POST', '/send-contact-message', { body: message, from: '192.0.2.8' })
    await plain()
    await plain()
    expect(await messages()).toBe(before + 2)
  })

  test('is somebody else’s with the same key of another caller', async () => {
    const before = await messages()
    const body = { body: message, headers: { 'idempotency-key': 'postielka-1' }, from: '198.51.100.9' }
    expect((await api.call('POST', '/send-contact-message', body)).status).toBe(200)
    expect(await messages()).toBe(before + 1)
  })

  test('gives a secret again, which is stored sealed', async () => {
    const body = { name: 'Zámky', permissions: ['reservations.read'] }
    const make = () =>
      api.call('POST', '/api-keys', { body, token, headers: { 'idempotency-key': 'zamky-0001' } })
    const { key } = (await make()).body as { key: string }
    expect((await make()).body).toMatchObject({ key })
    const stored = await rowsOf(api.connection, 'select answer::text from idempotency_keys')
    expect(JSON.stringify(stored)).not.toContain(key)
  })
})

test('limits are told to the caller that they count', async () => {
  const { headers } = await api.call('POST', '/send-contact-message', { body: message, from: '203.0.113.5' })
  expect(headers['ratelimit-policy']).toBe('"contact by ip";q=10;w=3600')
  expect(headers['ratelimit']).toBe('"contact by ip";r=9;t=3600')
  for (let sent = 0; sent < 9; sent++)
    await api.call('POST', '/send-contact-message', { body: message, from: '203.0.113.5' })
  const over = await api.call('POST', '/send-contact-message', { body: message, from: '203.0.113.5' })
  expect(over).toMatchObject({
    status: 429,
    headers: { ratelimit: '"contact by ip";r=0;t=3600', 'retry-after': '3600' },
  })
  expect((await api.call('GET', '/health')).headers).not.toHaveProperty('ratelimit')
})

test('a refusal is told as problem details where they are accepted, with the members that it has without', async () => {
  const held = await hold(api, [aStay(property.unit, '2027-05-10', '2027-05-12')])
  expect(held.token).toBeTruthy()
  const body = { stays: [aStay(property.unit, '2027-05-10', '2027-05-12')] }
  const ask = (accept: string) =>
    api.call('POST', '/reservation-holds', { body, headers: { accept }, from: '192.0.2.99' })
  const { status, body: problem, headers } = await ask('application/problem+json, application/json')
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(problem).toMatchObject({
    type: 'urn:dvor:problem:nights_taken',
    title: 'nights taken',
    status,
    detail: expect.any(String),
    instance: expect.stringMatching(/^urn:dvor:request:/),
    code: 'nights_taken',
  })
  const plain = await ask('application/json')
  expect(plain.headers['content-type']).toMatch(/^application\/json/)
  expect(plain.body).not.toHaveProperty('type')
  expect(
    (await api.call('GET', '/nothing', { headers: { accept: 'application/problem+json' } })).body,
  ).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})
