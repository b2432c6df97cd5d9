import { builtInRights, builtInRole, type BuiltInRole } from '@dvor/contract/accounts/roles.ts'
import { keyScopes } from '@dvor/contract/accounts/api-keys.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessMatrix, type RouteRule } from './testing/access-matrix.ts'
import { addUser, roleToken, signInAs } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

const roles = builtInRole.options
const isRole = (caller: string): caller is BuiltInRole => builtInRole.safeParse(caller).success

/** Keys of programs, with what they may do. */
const keys: Readonly<Record<'fullKey' | 'smallKey', readonly Permission[]>> = {
  fullKey: keyScopes.map(({ value }) => value),
  smallKey: ['reservations.read'],
}
type KeyCaller = keyof typeof keys
const isKey = (caller: string): caller is KeyCaller => caller in keys

/** Tokens without any right: `refresh` is a refresh token, `link` a guest's link in the place of an access token. */
const dead = ['blocked', 'expired', 'refresh', 'forged', 'link', 'withdrawnKey'] as const
type Caller = 'anonymous' | BuiltInRole | KeyCaller | (typeof dead)[number]
const callers: readonly Caller[] = ['anonymous', ...roles, 'fullKey', 'smallKey', ...dead]
const isDead = (caller: Caller): boolean => dead.some((one) => one === caller)

const matrix = accessMatrix()
const mounted = new Set<string>()
const tokens: Partial<Record<Caller, string>> = {
  forged: 'eyJhbGciOiJub25lIn0.e30.',
  link: 'A'.repeat(43),
}
/** A route whose door a control opens, as a mistake in its declaration would. */
const opened = 'GET /accounting-months'
let property: TestApi
let faulty: TestApi

beforeAll(async () => {
  property = await startTestApi({}, (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      if (url.startsWith('/api/') && method !== 'HEAD') mounted.add(`${method} ${url.slice(4)}`)
    }),
  )
  faulty = await startTestApi({}, (app) =>
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config && `${method} ${url}` === opened.replace(' ', ' /api')) config.access = 'staff'
    }),
  )
  const expired = await addUser(property)
  tokens.expired = (await signInAs(property, expired, true)).accessToken
  property.clock.advanceMinutes(20)
  tokens.refresh = (await signInAs(property, expired)).refreshToken
  for (const role of roles) tokens[role] = await roleToken(property, role)
  const blocked = await addUser(property)
  tokens.blocked = (await signInAs(property, blocked)).accessToken
  await property.api.db.$client.query('update users set blocked = true where id = $1', [blocked.id])
  for (const [name, permissions] of Object.entries(keys))
    if (isKey(name)) tokens[name] = (await makeKey(permissions)).key
  const withdrawn = await makeKey(keys.smallKey)
  tokens.withdrawnKey = withdrawn.key
  await property.call('DELETE', `/api-keys/${withdrawn.id}`, { token: tokens.admin })
})
afterAll(() => Promise.all([property.close(), faulty.close()]))

async function makeKey(permissions: readonly Permission[]): Promise<{ id: string; key: string }> {
  const body = { name: 'Program', permissions }
  return (await property.call('POST', '/api-keys', { body, token: tokens.admin })).body as Awaited<
    ReturnType<typeof makeKey>
  >
}

function mayCall({ access, also = [], or = [] }: RouteRule, caller: BuiltInRole | KeyCaller): boolean {
  const permissions = isKey(caller) ? keys[caller] : builtInRights[caller].permissions
  if (access === 'anyone' || access === 'public') return true
  if (access === 'signed_in') return !isKey(caller)
  if (access === 'staff') return !isKey(caller) && permissions.length > 0
  const isOpen = [access, ...or].some((permission) => permissions.includes(permission))
  return isOpen && also.every((permission) => permissions.includes(permission))
}

/** The error that a caller must get; undefined where the call itself decides. */
function refusal(rule: RouteRule, caller: Caller): 401 | 403 | undefined {
  if (rule.access === 'anyone') return undefined
  if (isDead(caller)) return 401
  if (rule.access === 'public') return undefined
  if (!isRole(caller) && !isKey(caller)) return 401
  return mayCall(rule, caller) ? undefined : 403
}

/** Status of an answer; undefined where only the proof of an identity is missing, which no program can give. */
async function statusOf(
  { app }: TestApi,
  route: string,
  token: string | undefined,
): Promise<number | undefined> {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(/:id/g, crypto.randomUUID()).replace(/:\w+/g, 'none')
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
    // An event stream does not end by itself.
    payloadAsStream: true,
  })
  const body = answer.statusCode === 403 ? await text(answer.stream()) : ''
  answer.stream().destroy()
  return body.includes('"proof_needed"') ? undefined : answer.statusCode
}

test('the matrix names exactly the existing routes', () => {
  expect([...matrix.keys()].toSorted()).toEqual([...mounted].toSorted())
})

// Signing out runs last because it ends the sessions that the other calls use.
const last = 'POST /jwt/logout'
const routes = [...matrix].toSorted(([one], [other]) => Number(one === last) - Number(other === last))

/** The fault of an answer that a caller must not get; undefined where the answer is right. */
function faultOf(
  route: string,
  status: number | undefined,
  refused: 401 | 403 | undefined,
): string | undefined {
  if (refused) return status === refused ? undefined : `${status} instead of ${refused}`
  if (status === undefined) return undefined
  if (status === 401 || status === 403) return `refused with ${status}`
  // The job queue of this process has not been started; /ready reports that.
  return status >= 500 && route !== 'GET /ready' ? `failed with ${status}` : undefined
}

/** Sends an e-mail to who asks for it; a program has no address. */
const toOneself = 'POST /editable-automated-emails/:id/test'

test.each(routes)('%s is open to whom it declares, and to nobody else', async (route, rule) => {
  const faults: string[] = []
  for (const caller of callers) {
    const refused = isKey(caller) && route === toOneself ? 403 : refusal(rule, caller)
    const fault = faultOf(route, await statusOf(property, route, tokens[caller]), refused)
    if (fault) faults.push(`${caller}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('control: the matrix finds a door that is opened', async () => {
  const rule = matrix.get(opened)
  if (!rule) throw new Error('the control needs a route that exists')
  const status = await statusOf(faulty, opened, await roleToken(faulty, 'editor'))
  expect(faultOf(opened, status, refusal(rule, 'editor'))).toBe('200 instead of 403')
})
