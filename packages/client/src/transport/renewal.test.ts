import { afterEach, describe, expect, it } from 'vitest'
import { callAddress } from './address.ts'
import { createClient } from '../client.ts'
import { createSession } from '../session/session.ts'
import { startLoopback, type Loopback, type Reply, type Seen } from '../testing/loopback.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'

let loopback: Loopback | undefined

afterEach(async () => {
  await loopback?.close()
  loopback = undefined
})

const unauthorized: Reply = { status: 401, json: { code: 'unauthorized', message: '' } }
const refreshPath = '/api/jwt/refresh-token'

/** A server that accepts one access token at a time and rotates the refresh token, as the API does. */
function rotating() {
  const state = { valid: 'a1', refresh: 'r1', refreshes: 0 }
  const answer = ({ path, headers, body }: Seen): Reply => {
    if (path !== refreshPath)
      return headers.authorization === `Bearer ${state.valid}` ? { json: path } : unauthorized
    if ((body as { refreshToken: string }).refreshToken !== state.refresh) return unauthorized
    state.refreshes += 1
    state.valid = `a${state.refreshes + 1}`
    state.refresh = `r${state.refreshes + 1}`
    return { json: { accessToken: state.valid, refreshToken: state.refresh } }
  }
  return { state, answer }
}

async function signedIn(answer: (seen: Seen) => Reply | Promise<Reply>) {
  loopback = await startLoopback(answer)
  const { baseUrl, requests } = loopback
  const storage = new MemoryStorage()
  const session = createSession(storage)
  session.begin({ accessToken: 'a1', refreshToken: 'r1' }, false)
  /** One more tab of the same browser. */
  const tab = () => createClient({ baseUrl, fetch, session: createSession(storage) })
  return { client: createClient({ baseUrl, fetch, session }), session, storage, requests, tab }
}

describe('a 401', () => {
  it('is answered by one refresh and one replay of each queued call', async () => {
    const { state, answer } = rotating()
    const { client, session, requests } = await signedIn(answer)
    state.valid = 'expired'
    const calls = Array.from({ length: 10 }, (_, index) => client.call(callAddress(`GET /x${index}`)))
    expect(await Promise.all(calls)).toEqual(calls.map((_, index) => `/api/x${index}`))
    expect(state.refreshes).toBe(1)
    expect([session.token(), session.refreshToken()]).toEqual(['a2', 'r2'])
    expect(requests.filter(({ path }) => path === '/api/x3').length).toBeLessThanOrEqual(2)
  })

  it('replays method, body and headers as they were', async () => {
    const { state, answer } = rotating()
    const { client, requests } = await signedIn(answer)
    state.valid = 'expired'
    await client.call(callAddress('PUT /x'), { body: { a: 1 }, headers: { 'if-match': '"v"' } })
    const [first, , second] = requests
    expect(second).toMatchObject({ method: 'PUT', path: '/api/x', body: { a: 1 } })
    expect(second?.headers['if-match']).toBe(first?.headers['if-match'])
    expect(second?.headers.authorization).toBe('Bearer a2')
  })

  it('in many tabs is still one refresh', async () => {
    const { state, answer } = rotating()
    const { tab } = await signedIn(answer)
    state.valid = 'expired'
    const calls = Array.from({ length: 5 }, (_, index) => tab().call(callAddress(`GET /x${index}`)))
    expect(await Promise.all(calls)).not.toContain(null)
    expect(state.refreshes).toBe(1)
  })

  it('without the lock among tabs would refresh more than once', async () => {
    const { state, answer } = rotating()
    const { storage } = await signedIn(answer)
    state.valid = 'expired'
    const none = { request: (_: string, work: () => unknown) => work() } as unknown as LockManager
    const baseUrl = loopback?.baseUrl ?? ''
    const tab = () => createClient({ baseUrl, fetch, session: createSession(storage), locks: none })
    await Promise.all(Array.from({ length: 5 }, (_, index) => tab().call(callAddress(`GET /x${index}`))))
    expect(loopback?.requests.filter(({ path }) => path === refreshPath).length).toBeGreaterThan(1)
  })

  it('after a refresh is passed on, not refreshed again', async () => {
    const { client, requests } = await signedIn(({ path }) =>
      path === refreshPath ? { json: { accessToken: 'a2', refreshToken: 'r2' } } : unauthorized,
    )
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({ ok: false, error: { status: 401 } })
    expect(requests.map(({ path }) => path)).toEqual(['/api/x', refreshPath, '/api/x'])
  })

  it('whose refresh is refused ends the session', async () => {
    const { client, session } = await signedIn(() => unauthorized)
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({ ok: false, error: { status: 401 } })
    expect([session.token(), session.refreshToken(), session.isAlive()]).toEqual([null, null, false])
  })

  it('whose refresh finds the server unreachable keeps the session and fails', async () => {
    const { client, session } = await signedIn(({ path }) =>
      path === refreshPath ? { status: 503, json: { code: 'unavailable', message: '' } } : unauthorized,
    )
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({ ok: false, error: { status: 503 } })
    expect([session.token(), session.refreshToken()]).toEqual(['a1', 'r1'])
  })

  it('without a refresh token is passed on', async () => {
    const { client, session, requests } = await signedIn(() => unauthorized)
    session.clear()
    expect(await client.attempt(callAddress('GET /x'))).toMatchObject({ ok: false, error: { status: 401 } })
    expect(requests.length).toBe(1)
  })
})

describe('calls and a renewal', () => {
  it('a call that begins meanwhile waits and uses the new token', async () => {
    const { state, answer } = rotating()
    const gate = Promise.withResolvers<void>()
    const request = Promise.withResolvers<void>()
    const { client, requests } = await signedIn(async (seen) => {
      if (seen.path === refreshPath) {
        request.resolve()
        await gate.promise
      }
      return answer(seen)
    })
    state.valid = 'expired'
    const first = client.call(callAddress('GET /first'))
    await request.promise
    const second = client.call(callAddress('GET /second'))
    gate.resolve()
    expect(await Promise.all([first, second])).toEqual(['/api/first', '/api/second'])
    expect(
      requests.filter(({ path }) => path === '/api/second').map(({ headers }) => headers.authorization),
    ).toEqual(['Bearer a2'])
  })

  it('can be requested, concurrent requests being one', async () => {
    const { state, answer } = rotating()
    const { client } = await signedIn(answer)
    expect(await Promise.all([client.renewSession(), client.renewSession()])).toEqual([true, true])
    expect(state.refreshes).toBe(1)
  })
})

describe('signing in and out', () => {
  const user = {
    id: 'u',
    username: 'Ľubica',
    email: 'a@b.sk',
    role: 'admin',
    confirmed: true,
    blocked: false,
    avatar: null,
  }

  it('begins a session with the server’s tokens', async () => {
    const { client, session } = await signedIn(() => ({
      json: { accessToken: 'n1', refreshToken: 'n2', user },
    }))
    session.clear()
    expect((await client.auth.signIn({ identifier: 'a@b.sk', password: 'tajné' }))?.user.username).toBe(
      'Ľubica',
    )
    expect([session.token(), session.refreshToken()]).toEqual(['n1', 'n2'])
  })

  it('with wrong credentials neither refreshes nor touches a session', async () => {
    const wrong = { status: 400, json: { code: 'credentials_invalid', message: '' } }
    const { client, session, requests } = await signedIn(() => wrong)
    const outcome = await client.auth.attempt.signIn({ identifier: 'a', password: 'b' })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'credentials_invalid' } })
    expect(session.token()).toBe('a1')
    expect(requests.length).toBe(1)
  })

  it('ends the session at once here and with its token there', async () => {
    const { client, session, requests } = await signedIn(() => ({ json: { ok: true } }))
    const done = client.auth.signOut()
    expect(session.token()).toBeNull()
    await done
    expect(requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/api/jwt/logout', 'Bearer a1'],
    ])
  })

  it('sends the bearer without quote marks', async () => {
    const { client, storage, requests } = await signedIn(() => ({ json: 1 }))
    storage.setItem('accessToken', '"a1"')
    await client.call(callAddress('GET /x'))
    expect(requests[0]?.headers.authorization).toBe('Bearer a1')
  })
})

describe('a session that is over for good', () => {
  const credentials = { identifier: 'gazda', password: 'lipy' }
  const over = async (answers: (client: ReturnType<typeof createClient>) => Promise<boolean>) => {
    const state = { valid: 'a1' }
    loopback = await startLoopback(({ path, headers, body }): Reply => {
      if (path === '/api/auth/local') {
        state.valid = 'a9'
        return { json: { accessToken: 'a9', refreshToken: 'r9', user: {} } }
      }
      if (path === refreshPath || headers.authorization !== `Bearer ${state.valid}`) return unauthorized
      return { json: { path, body } }
    })
    state.valid = 'ended'
    const session = createSession(new MemoryStorage())
    session.begin({ accessToken: 'a1', refreshToken: 'r1' }, false)
    let asked = 0
    const client = createClient({
      baseUrl: loopback.baseUrl,
      fetch,
      session,
      signInAgain: () => {
        asked += 1
        return answers(client)
      },
    })
    return { client, session, asked: () => asked, requests: loopback.requests }
  }

  it('asks once, and every refused call is then repeated unchanged', async () => {
    const { client, asked } = await over(async (own) => (await own.auth.signIn(credentials)) !== null)
    const calls = [1, 2, 3].map((number) =>
      client.call(callAddress(`POST /x${number}`), { body: { number } }),
    )
    expect(await Promise.all(calls)).toEqual(
      [1, 2, 3].map((number) => ({ path: `/api/x${number}`, body: { number } })),
    )
    expect(asked()).toBe(1)
  })

  it('fails with 401 without a new sign-in', async () => {
    const { client, session } = await over(async () => false)
    expect(await client.attempt(callAddress('PUT /x'), { body: {} })).toMatchObject({
      ok: false,
      error: { status: 401 },
    })
    expect(session.token()).toBeNull()
  })

  it('asks also when the tokens are removed already', async () => {
    const { client, session, asked } = await over(
      async (own) => (await own.auth.signIn(credentials)) !== null,
    )
    session.clear()
    expect(await client.call(callAddress('PUT /x'), { body: { a: 1 } })).toEqual({
      path: '/api/x',
      body: { a: 1 },
    })
    expect(asked()).toBe(1)
  })
})
