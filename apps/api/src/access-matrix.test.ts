import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessMatrix } from './testing/access-matrix.ts'
import type { Audience } from './testing/collection-readers.ts'
import { addUser, signInAs } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

const callers = ['anonymous', 'nonAdmin', 'admin', 'blocked', 'expired', 'refresh', 'forged'] as const
type Caller = (typeof callers)[number]

/** Tokens without any right; `refresh` is a refresh token in the place of an access token. */
const dead: readonly Caller[] = ['blocked', 'expired', 'refresh', 'forged']
const matrix = accessMatrix()
const mounted = new Set<string>()
const tokens: Partial<Record<Caller, string>> = { forged: 'eyJhbGciOiJub25lIn0.e30.' }
let property: TestApi

beforeAll(async () => {
  property = await startTestApi({}, (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/api/') && method !== 'HEAD') mounted.add(`${method} ${url.slice(4)}`)
    }),
  )
  const [admin, nonAdmin, blocked] = [
    await addUser(property),
    await addUser(property, 'authenticated'),
    await addUser(property),
  ]
  tokens.expired = (await signInAs(property, admin, true)).accessToken
  property.clock.advanceMinutes(20)
  const session = await signInAs(property, admin)
  tokens.admin = session.accessToken
  tokens.refresh = session.refreshToken
  tokens.nonAdmin = (await signInAs(property, nonAdmin)).accessToken
  tokens.blocked = (await signInAs(property, blocked)).accessToken
  await property.api.db.$client.query('update users set blocked = true where id = $1', [blocked.id])
})
afterAll(() => property.close())

/** The error that a caller must get; undefined where the call itself decides. */
function refusal(audience: Audience, caller: Caller): 401 | 403 | undefined {
  if (audience === 'everyone') return undefined
  if (dead.includes(caller)) return 401
  if (audience === 'public' || caller === 'admin') return undefined
  if (caller === 'anonymous') return 401
  return audience === 'admins' ? 403 : undefined
}

async function statusOf(route: string, caller: Caller): Promise<number> {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(/:id/g, crypto.randomUUID()).replace(/:\w+/g, 'none')
  const token = tokens[caller]
  const answer = await property.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
    // An event stream does not end by itself.
    payloadAsStream: true,
  })
  answer.stream().destroy()
  return answer.statusCode
}

test('the matrix names exactly the existing routes', () => {
  expect([...matrix.keys()].toSorted()).toEqual([...mounted].toSorted())
})

// Signing out runs last because it ends the sessions that the other calls use.
const last = 'POST /jwt/logout'
const routes = [...matrix].toSorted(([one], [other]) => Number(one === last) - Number(other === last))

/** The fault of an answer that a caller must not get; undefined where the answer is right. */
function faultOf(route: string, status: number, refused: 401 | 403 | undefined): string | undefined {
  if (refused) return status === refused ? undefined : `${status} instead of ${refused}`
  if (status === 401 || status === 403) return `refused with ${status}`
  // The job queue of this process has not been started; /ready reports that.
  return status >= 500 && route !== 'GET /ready' ? `failed with ${status}` : undefined
}

test.each(routes)('%s is allowed for %s and refused to all others', async (route, audience) => {
  const faults: string[] = []
  for (const caller of callers) {
    const fault = faultOf(route, await statusOf(route, caller), refusal(audience, caller))
    if (fault) faults.push(`${caller}: ${fault}`)
  }
  expect(faults).toEqual([])
})
