import { describe, expect, it } from 'vitest'
import { callAddress } from './transport/address.ts'
import { createClient } from './client.ts'
import { createSession } from './session/session.ts'
import { MemoryStorage } from './testing/memory-storage.ts'
import { connectClient } from './testing/connect-client.ts'
import type { Reply } from './testing/loopback.ts'

describe('a call', () => {
  it('is successful on 200 alone; `attempt` has the reason', async () => {
    const refusal = { code: 'nights_taken', message: 'taken', details: { nights: ['2026-07-02'] } }
    const { client } = await connectClient(() => ({ status: 409, json: refusal }))
    const hold = { stays: [] }
    expect(await client.booking.hold(hold)).toBeNull()
    expect(await client.booking.attempt.hold(hold)).toEqual({ ok: false, error: { ...refusal, status: 409 } })
  })

  it.each([201, 204, 304, 500])('is not successful on %i', async (status) => {
    const { client } = await connectClient(() => ({ status, json: { some: 'thing' } }))
    expect(await client.call(callAddress('GET /x'))).toBeNull()
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({
      ok: false,
      error: { status, code: 'internal' },
    })
  })

  it('returns false, zero and an empty list unchanged', async () => {
    const values = [0, false, [], '']
    const { client, requests } = await connectClient(() => ({ json: values[requests.length - 1] }))
    const seen = []
    for (const _ of values) seen.push(await client.call(callAddress('GET /x')))
    expect(seen).toEqual(values)
  })

  it('fails on a body that is cut or no JSON', async () => {
    const { client } = await connectClient(() => ({ raw: '{"half":' }))
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({
      ok: false,
      error: { status: 200, code: 'internal' },
    })
  })

  it('fails without throwing when the server does not answer', async () => {
    const { client, loopback } = await connectClient(() => ({}))
    await loopback.close()
    expect(await client.call(callAddress('GET /x'))).toBeNull()
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({
      ok: false,
      error: { status: 0, code: 'unavailable' },
    })
  })

  it('that its caller aborts throws the abort', async () => {
    const abort = new AbortController()
    const { client } = await connectClient(() => {
      abort.abort()
      return new Promise<Reply>(() => {})
    })
    await expect(client.call(callAddress('GET /x'), { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('without a session carries no bearer', async () => {
    const { client, requests } = await connectClient(() => ({}))
    await client.call(callAddress('GET /x'))
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  it('two concurrent ones keep their own reasons', async () => {
    const { client } = await connectClient(({ path }) =>
      path.endsWith('a') ? { status: 404, json: { code: 'not_found', message: '' } } : { json: 1 },
    )
    const [a, b] = await Promise.all([
      client.attempt(callAddress('GET /a')),
      client.attempt(callAddress('GET /b')),
    ])
    expect([a.ok, b.ok]).toEqual([false, true])
  })
})

it('the visitor’s address comes from the named service, without the bearer', async () => {
  const { requests, loopback } = await connectClient(() => ({ json: { ip: '203.0.113.9' } }))
  const ipService = `${loopback.baseUrl}/json`
  const session = createSession(new MemoryStorage())
  session.begin({ accessToken: 'a1', refreshToken: 'r1' }, false)
  const { visitor } = createClient({ baseUrl: 'http://127.0.0.1:1/api', fetch, session, ipService })
  expect(await visitor.clientIp()).toEqual({ ip: '203.0.113.9' })
  expect(requests.map(({ method, path, headers }) => [method, path, headers.accept])).toEqual([
    ['GET', '/api/json', 'application/json'],
  ])
  expect(requests[0]?.headers.authorization).toBeUndefined()
})
