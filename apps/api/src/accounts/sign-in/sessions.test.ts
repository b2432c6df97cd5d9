import type { OpenSession } from '@dvor/contract/accounts/account.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser, signInAs, testPassword, type TestSession, type TestUser } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let property: TestApi
let owner: TestUser
let here: TestSession
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())
beforeEach(async () => {
  owner = await addUser(property)
  here = await signInAs(property, owner)
})

const hour = 60
const day = 24 * hour
const get = (path: string, token = here.accessToken) => property.call('GET', path, { token })
const end = (path: string, token = here.accessToken) => property.call('DELETE', path, { token })
const prove = (password: string) =>
  property.call('POST', '/auth/proof', { token: here.accessToken, body: { password } })
const refresh = async ({ refreshToken }: TestSession) =>
  (await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })).status
const own = async () => (await get('/auth/sessions')).body as OpenSession[]

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/144.0 Mobile/15E148 Safari/604.1'
async function signInFrom(userAgent: string, token?: string, rememberMe = false): Promise<TestSession> {
  const body = { identifier: owner.email, password: testPassword, rememberMe }
  const headers = { 'user-agent': userAgent }
  return (await property.call('POST', '/auth/local', { body, headers, token })).body as TestSession
}

test('lists the signed-in browsers and signs out a single one', async () => {
  const there = await signInFrom(phone, undefined, true)
  property.clock.advanceMinutes(1)
  expect(await refresh(here)).toBe(200)
  const sessions = await own()
  expect(sessions).toMatchObject([
    { current: true, remembered: false },
    { current: false, remembered: true, device: 'Chrome · iPhone' },
  ])
  expect(Date.parse(sessions[0]!.lastUsedAt) - Date.parse(sessions[0]!.signedInAt)).toBe(60_000)
  expect((await end(`/auth/sessions/${sessions[1]!.id}`)).status).toBe(200)
  expect((await get('/auth/sessions', there.accessToken)).status).toBe(401)
  expect(await refresh(there)).toBe(401)
  expect((await end(`/auth/sessions/${sessions[1]!.id}`)).status).toBe(404)
  expect(await own()).toHaveLength(1)
})

test('signs out all other browsers at once; other accounts’ sessions cannot be ended', async () => {
  const others = [await signInFrom(phone), await signInFrom('something else')]
  const stranger = await signInAs(property, await addUser(property, 'authenticated'))
  const [foreign] = (await get('/auth/sessions', stranger.accessToken)).body as OpenSession[]
  expect((await end(`/auth/sessions/${foreign!.id}`)).status).toBe(404)
  expect(await end('/auth/sessions')).toMatchObject({ status: 200, body: { ended: 2 } })
  for (const { accessToken } of others) expect((await get('/auth/sessions', accessToken)).status).toBe(401)
  expect((await get('/auth/sessions', stranger.accessToken)).status).toBe(200)
})

test('an admin lists and ends other accounts’ sessions at once', async () => {
  const colleague = await signInAs(property, await addUser(property, 'authenticated'))
  const path = `/users/${colleague.user.id}/sessions`
  const [session] = (await get(path)).body as OpenSession[]
  expect(session).toMatchObject({ current: false })
  property.clock.advanceMinutes(11)
  expect((await end(`${path}/${session!.id}`)).status).toBe(200)
  expect((await get('/auth/sessions', colleague.accessToken)).status).toBe(401)
  expect((await get(`/users/${crypto.randomUUID()}/sessions`)).status).toBe(404)
})

test('signing in from the same browser ends its previous session', async () => {
  const again = await signInFrom(phone, here.accessToken)
  expect((await get('/auth/sessions')).status).toBe(401)
  expect(await refresh(here)).toBe(401)
  expect((await get('/auth/sessions', again.accessToken)).status).toBe(200)
})

test('an unused session ends before its expiry', async () => {
  const kept = await signInFrom(phone, undefined, true)
  property.clock.advanceMinutes(4 * hour + 1)
  expect(await refresh(here)).toBe(401)
  property.clock.advanceMinutes(14 * day - 5 * hour)
  const renewed = await property.call('POST', '/jwt/refresh-token', {
    body: { refreshToken: kept.refreshToken },
  })
  expect(renewed.status).toBe(200)
  property.clock.advanceMinutes(14 * day + 1)
  expect(await refresh(renewed.body as TestSession)).toBe(401)
})

test('sensitive actions require a new proof of identity after ten minutes', async () => {
  const { id } = await addUser(property, 'authenticated')
  const edit = (body: object) => property.call('PUT', `/users/${id}`, { token: here.accessToken, body })
  const invite = { username: `nova-${id.slice(-6)}`, email: `nova-${id}@example.com`, role: 'admin' }
  expect((await edit({ username: `skoro-${id.slice(-6)}` })).status).toBe(200)
  property.clock.advanceMinutes(11)
  const guarded = [
    () => edit({ email: `ina-${id}@example.com` }),
    () => edit({ role: 'admin' }),
    () => property.call('POST', '/auth/createNewUser', { token: here.accessToken, body: invite }),
    () => end('/auth/sessions'),
  ]
  for (const call of guarded)
    expect(await call()).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  // Blocking needs no proof of identity; unblocking does.
  expect((await edit({ blocked: true })).status).toBe(200)
  expect(await edit({ blocked: false })).toMatchObject({ body: { code: 'proof_needed' } })
  expect((await prove('nie toto heslo')).body).toMatchObject({ code: 'credentials_invalid' })
  expect((await guarded[0]!()).status).toBe(403)
  expect((await prove(testPassword)).status).toBe(200)
  for (const call of guarded) expect((await call()).status).toBe(200)
})

test('settings that lead money, e-mails or codes elsewhere require a new proof, others and equal ones do not', async () => {
  const edit = (body: object) => property.call('PUT', '/global-settings', { token: here.accessToken, body })
  const redirecting = {
    iban: 'SK6807200002891987426353',
    bic: 'TATRSKBX',
    email: 'ina@example.com',
    notification_email: 'ina@example.com',
    cors_origins: ['https://app.example.com'],
    registration_enabled: true,
  }
  property.clock.advanceMinutes(11)
  for (const [key, value] of Object.entries(redirecting))
    expect(await edit({ [key]: value }), key).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  expect((await edit({ phone: '+421 900 111 222', hold_minutes: 20 })).status).toBe(200)
  expect((await prove(testPassword)).status).toBe(200)
  expect(await edit(redirecting)).toMatchObject({ status: 200, body: redirecting })
  here = await signInAs(property, owner)
  property.clock.advanceMinutes(11)
  expect((await edit({ ...redirecting, hold_minutes: 15 })).status).toBe(200)
  expect((await edit({ iban: null })).status).toBe(403)
})

test('guesses of the password in an open session are limited', async () => {
  for (let i = 0; i < 10; i++) expect((await prove('zle heslo')).status).toBe(400)
  expect((await prove(testPassword)).status).toBe(429)
})
