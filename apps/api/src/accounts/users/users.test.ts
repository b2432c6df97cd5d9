import { claimsOf } from '@dvor/client/session/claims.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { sentCode } from '../../testing/sent-code.ts'
import { addUser, signInAs, type TestSession, type TestUser } from '../../testing/sign-in.ts'

let property: TestApi
let admin: TestSession
let guest: TestUser
beforeAll(async () => {
  property = await startTestApi()
  admin = await signInAs(property, await addUser(property))
})
afterAll(() => property.close())
beforeEach(async () => void (guest = await addUser(property, 'authenticated')))

type User = { id: string; updatedAt: string; role: string; blocked: boolean; username: string }
const read = async (id: string) =>
  (await property.call('GET', `/users/${id}`, { token: admin.accessToken })).body as User
const edit = (id: string, body: unknown, headers = {}) =>
  property.call('PUT', `/users/${id}`, { body, headers, token: admin.accessToken })

test('lists, counts and reads accounts, never a password', async () => {
  const { accessToken: token } = admin
  const list = await property.call('GET', '/users?role=authenticated', { token })
  const count = await property.call('GET', '/users/count?role=authenticated', { token })
  expect(list.body).toHaveLength(Number(count.body))
  expect(await read(guest.id)).toMatchObject({ email: guest.email, role: 'authenticated', avatar: null })
  expect(JSON.stringify(list.body)).not.toMatch(/password|argon/)
  expect((await property.call('GET', '/users?password_hash_contains=a', { token })).status).toBe(400)
})

test('the calls are for admins only', async () => {
  const { accessToken: token } = await signInAs(property, guest)
  for (const path of ['/users', '/users/count', `/users/${guest.id}`]) {
    expect((await property.call('GET', path, { token })).status).toBe(403)
    expect((await property.call('GET', path)).status).toBe(401)
  }
  const body = { role: 'admin' }
  expect((await property.call('PUT', `/users/${guest.id}`, { token, body })).status).toBe(403)
})

test('an invited person sets a password by the link and is confirmed', async () => {
  const body = { username: 'nova.kolegyna', email: 'kolegyna@example.com', role: 'admin' }
  const invited = await property.call('POST', '/auth/createNewUser', { body, token: admin.accessToken })
  expect(invited).toMatchObject({ status: 200, body: { ...body, confirmed: false, blocked: false } })
  const code = await sentCode(property, body.email, 'invitation')
  property.clock.advanceMinutes(10)
  const password = 'Zvonia zvonce na lúke'
  const reset = { code, password, passwordConfirmation: password }
  expect((await property.call('POST', '/auth/reset-password', { body: reset })).status).toBe(200)
  const credentials = { identifier: 'nova.kolegyna', password }
  expect(await property.call('POST', '/auth/local', { body: credentials })).toMatchObject({
    status: 200,
    body: { user: { confirmed: true, role: 'admin' } },
  })
  const twice = await property.call('POST', '/auth/createNewUser', { body, token: admin.accessToken })
  expect(twice).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a record that was read can be sent back whole; read-only fields may not change', async () => {
  const user = await read(guest.id)
  expect((await edit(guest.id, { ...user, username: 'premenovany' })).body).toMatchObject({
    username: 'premenovany',
  })
  const refused = await edit(guest.id, { ...user, confirmed: false, passwort: 'x' })
  expect(refused.body).toMatchObject({
    fields: expect.arrayContaining([
      { path: 'confirmed', code: 'read_only' },
      { path: 'passwort', code: 'unknown_key' },
    ]),
  })
  const stale = await edit(guest.id, { username: 'iny' }, { 'if-match': user.updatedAt })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
})

test('blocking takes effect on the next request and ends the sessions', async () => {
  const { accessToken, refreshToken } = await signInAs(property, guest)
  const own = () => property.call('POST', '/auth/change-password', { token: accessToken, body: {} })
  expect((await own()).status).toBe(400)
  expect((await edit(guest.id, { blocked: true })).status).toBe(200)
  expect((await own()).status).toBe(401)
  expect((await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401)
  await edit(guest.id, { blocked: false })
  expect((await own()).status).toBe(401)
})

test('a new role takes effect on the next request, and a refreshed token names it', async () => {
  let { accessToken: token, refreshToken } = await signInAs(property, guest)
  const list = async () => (await property.call('GET', '/users', { token })).status
  expect(await list()).toBe(403)
  for (const [role, status] of [
    ['admin', 200],
    ['authenticated', 403],
  ] as const) {
    await edit(guest.id, { role })
    expect(await list(), 'the token of the former role').toBe(401)
    const { body } = await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })
    ;({ accessToken: token, refreshToken } = body as TestSession)
    expect([claimsOf(token)?.role, await list()]).toEqual([role, status])
  }
})

test('ending the sessions of an account signs it out everywhere', async () => {
  const sessions = [await signInAs(property, guest), await signInAs(property, guest)]
  const ended = await property.call('DELETE', `/users/${guest.id}/sessions`, { token: admin.accessToken })
  expect(ended).toMatchObject({ status: 200, body: { ended: 2 } })
  for (const { accessToken: token } of sessions)
    expect((await property.call('POST', '/auth/change-password', { token, body: {} })).status).toBe(401)
  const unknown = `/users/${crypto.randomUUID()}/sessions`
  expect((await property.call('DELETE', unknown, { token: admin.accessToken })).status).toBe(404)
})

test('a name must be free and must not look like an address', async () => {
  expect((await edit(guest.id, { username: 'x@example.com' })).status).toBe(400)
  const taken = await edit(guest.id, { username: admin.user.username.toUpperCase() })
  expect(taken).toMatchObject({ status: 409, body: { fields: [{ path: 'username', code: 'not_unique' }] } })
})

test('the last admin can be neither blocked nor demoted, also in concurrent edits', async () => {
  const other = await startTestApi()
  const [first, second] = [await addUser(other), await addUser(other)]
  const { accessToken: token } = await signInAs(other, first)
  const demote = ({ id }: TestUser, body: unknown) => other.call('PUT', `/users/${id}`, { token, body })
  const both = await Promise.all([
    demote(first, { role: 'authenticated' }),
    demote(second, { blocked: true }),
  ])
  const statuses = both.map(({ status }) => status).toSorted()
  expect(statuses[0]).toBe(200)
  const refused = both.find(({ status }) => status !== 200)
  // The second edit concerned the last admin, or its caller had just lost the right.
  expect(refused).toMatchObject({
    body: { code: expect.stringMatching(/^(last_admin|forbidden|unauthorized)$/) },
  })
  const { rows } = await other.api.db.$client.query(
    "select 1 from users where role = 'admin' and not blocked",
  )
  expect(rows).toHaveLength(1)
  await other.close()
})

test('the only admin with a password gets the reason for the refusal', async () => {
  const other = await startTestApi()
  const only = await addUser(other)
  const { accessToken: token } = await signInAs(other, only)
  const invited = { username: 'pozvana', email: 'pozvana@example.com', role: 'admin' }
  expect((await other.call('POST', '/auth/createNewUser', { body: invited, token })).status).toBe(200)
  for (const body of [{ role: 'authenticated' }, { blocked: true }])
    expect(await other.call('PUT', `/users/${only.id}`, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    })
  await other.close()
})

test('a stranger’s reset request ends no invitation, and the first new password ends both codes', async () => {
  const other = await startTestApi()
  const { accessToken: token } = await signInAs(other, await addUser(other))
  const body = { username: 'pozvana', email: 'pozvana@example.com', role: 'admin' }
  expect((await other.call('POST', '/auth/createNewUser', { body, token })).status).toBe(200)
  const invitation = await sentCode(other, body.email, 'invitation')
  const password = 'Zvonia zvonce na lúke'
  const use = (code: string) =>
    other.call('POST', '/auth/reset-password', { body: { code, password, passwordConfirmation: password } })
  const request = () => other.call('POST', '/auth/forgot-password', { body: { email: body.email } })
  await request()
  const first = await sentCode(other, body.email, 'password_reset')
  other.clock.advanceMinutes(2 * 24 * 60)
  expect((await use(first)).body).toMatchObject({ code: 'code_invalid' })
  await request()
  await expect.poll(() => sentCode(other, body.email, 'password_reset')).not.toBe(first)
  const second = await sentCode(other, body.email, 'password_reset')
  expect((await use(invitation)).status).toBe(200)
  for (const code of [second, invitation])
    expect((await use(code)).body).toMatchObject({ code: 'code_invalid' })
  await other.close()
})

test('an invitation goes out again for a corrected address, after a block, and when it is repeated', async () => {
  const other = await startTestApi()
  const { accessToken: token } = await signInAs(other, await addUser(other))
  const invite = (body: unknown) => other.call('POST', '/auth/createNewUser', { body, token })
  const change = (body: unknown) => other.call('PUT', `/users/${id}`, { body, token })
  const body = { username: 'zuzka', email: 'zuzka@exampel.com', role: 'admin' }
  const { id } = (await invite(body)).body as User
  const mistyped = await sentCode(other, body.email, 'invitation')
  const corrected = { ...body, email: 'zuzka@example.com' }
  expect((await change({ email: corrected.email })).status).toBe(200)
  const codes = [mistyped, await sentCode(other, corrected.email, 'invitation')]
  for (const again of [
    () => change({ blocked: true }).then(() => change({ blocked: false })),
    () => invite({ ...corrected, email: 'Zuzka@example.com' }),
  ]) {
    expect(await again()).toMatchObject({ status: 200, body: { id, username: 'zuzka' } })
    codes.push(await sentCode(other, corrected.email, 'invitation'))
  }
  expect(new Set(codes).size).toBe(4)
  for (const changed of [{ role: 'authenticated' }, { username: 'zuzana' }, { email: 'ina@example.com' }])
    expect((await invite({ ...corrected, ...changed })).status).toBe(409)
  const password = 'Zvonia zvonce na lúke'
  const use = (code = '') =>
    other.call('POST', '/auth/reset-password', { body: { code, password, passwordConfirmation: password } })
  for (const code of codes.slice(0, -1))
    expect((await use(code)).body).toMatchObject({ code: 'code_invalid' })
  expect((await use(codes.at(-1))).status).toBe(200)
  expect((await invite(corrected)).status).toBe(409)
  await other.close()
})
