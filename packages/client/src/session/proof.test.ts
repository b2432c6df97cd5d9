import { afterEach, expect, it, vi } from 'vitest'
import { callAddress } from '../transport/address.ts'
import { createClient } from '../client.ts'
import { createSession } from './session.ts'
import { startLoopback, type Loopback, type Seen } from '../testing/loopback.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'

let loopback: Loopback | undefined
afterEach(() => loopback?.close())

/** A server that requires a proof of identity before any change. */
async function careful(prove?: () => Promise<boolean>) {
  const server = { isProven: false }
  loopback = await startLoopback(({ body }: Seen) =>
    server.isProven ? { json: body } : { status: 403, json: { code: 'proof_needed', message: '' } },
  )
  const session = createSession(new MemoryStorage())
  session.begin({ accessToken: 'a1', refreshToken: 'r1' }, false)
  const { baseUrl, requests } = loopback
  return { server, requests, client: createClient({ baseUrl, fetch, session, ...(prove && { prove }) }) }
}

const body = { email: 'nova@example.sk' }

it('a call that needs a proof asks for it and is then repeated unchanged', async () => {
  const prove = vi.fn(async () => (server.isProven = true))
  const { server, client, requests } = await careful(prove)
  expect(await client.call(callAddress('PUT /users/1'), { body })).toEqual(body)
  expect(prove).toHaveBeenCalledTimes(1)
  expect(requests.map(({ path, body: sent }) => [path, sent])).toEqual([
    ['/api/users/1', body],
    ['/api/users/1', body],
  ])
})

it('a declined proof gives the reason, and is not asked for again', async () => {
  const prove = vi.fn(async () => false)
  const { client, requests } = await careful(prove)
  const refused = { ok: false, error: { status: 403, code: 'proof_needed' } }
  expect(await client.attempt(callAddress('PUT /users/1'), { body })).toMatchObject(refused)
  expect([prove.mock.calls.length, requests.length]).toEqual([1, 1])
})

it('without a way to ask it fails like other refusals', async () => {
  const { client, requests } = await careful()
  expect(await client.attempt(callAddress('PUT /users/1'), { body })).toMatchObject({
    error: { code: 'proof_needed' },
  })
  expect(requests).toHaveLength(1)
})
