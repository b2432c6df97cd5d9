import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { sentCode } from '../../testing/sent-code.ts'
import { addUser, signInAs, testPassword, type TestUser } from '../../testing/sign-in.ts'

let property: TestApi
let owner: TestUser
let address = 0
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())
beforeEach(async () => {
  owner = await addUser(property)
  address++
})

const password = 'Vonia ako nove seno'
const post = (path: string, body: unknown, token?: string) =>
  property.call('POST', path, { body, token, from: `10.1.0.${address}` })
const signIn = (pass: string) => post('/auth/local', { identifier: owner.email, password: pass })
const reset = (code: string, pass = password, again = pass) =>
  post('/auth/reset-password', { code, password: pass, passwordConfirmation: again })

async function requestCode() {
  expect((await post('/auth/forgot-password', { email: owner.email })).status).toBe(200)
  return sentCode(property, owner.email, 'password_reset')
}

test('a code from the e-mail sets a new password once and ends all sessions', async () => {
  const { accessToken } = await signInAs(property, owner)
  expect((await property.call('GET', '/users', { token: accessToken })).status).toBe(200)
  const code = await requestCode()
  expect((await reset(code)).status).toBe(200)
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(testPassword)).status).toBe(400)
  expect((await property.call('GET', '/users', { token: accessToken })).status).toBe(401)
  const again = await reset(code)
  expect(again.status).toBe(400)
  expect(again.body).toMatchObject({ code: 'code_invalid' })
})

test('a new browser that others’ guesses have locked gets through by the link in the mailbox', async () => {
  const code = await requestCode()
  for (let i = 0; i < 10; i++)
    await property.call('POST', '/auth/local', {
      body: { identifier: owner.email, password: 'zle heslo' },
      from: `10.3.${address}.${i}`,
    })
  const identifier = owner.email
  expect((await signIn(testPassword)).status).toBe(429)
  const done = await reset(code)
  const [cookie = ''] = String(done.headers['set-cookie']).split(';')
  expect((await signIn(password)).status).toBe(429)
  const body = { identifier, password }
  expect((await property.call('POST', '/auth/local', { body, headers: { cookie } })).status).toBe(200)
})

test('a code is valid for 30 minutes', async () => {
  const code = await requestCode()
  property.clock.advanceMinutes(31)
  expect((await reset(code)).body).toMatchObject({ code: 'code_invalid' })
})

test('a newer code invalidates the older one', async () => {
  const first = await requestCode()
  expect((await post('/auth/forgot-password', { email: owner.email })).status).toBe(200)
  await expect.poll(() => sentCode(property, owner.email, 'password_reset')).not.toBe(first)
  expect((await reset(first)).body).toMatchObject({ code: 'code_invalid' })
})

test('of twenty concurrent resets with one code one sets the password', async () => {
  const code = await requestCode()
  const tries = Array.from({ length: 20 }, (_, i) =>
    property.call('POST', '/auth/reset-password', {
      body: { code, password: `${password} ${i}`, passwordConfirmation: `${password} ${i}` },
      from: `10.2.0.${i}`,
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(19)
})

test('a refused password leaves the code usable', async () => {
  const code = await requestCode()
  expect((await reset(code, 'Heslo123456')).body).toMatchObject({ code: 'password_weak' })
  expect((await reset(code, `${owner.username} 77`)).body).toMatchObject({ code: 'password_weak' })
  const mismatch = await reset(code, password, 'nieco ine ako to prve')
  expect(mismatch.body).toMatchObject({ fields: [{ path: 'passwordConfirmation', code: 'mismatch' }] })
  expect((await reset(code)).status).toBe(200)
})

test('a reset needs all three values, the code as a string of its exact length', async () => {
  const body = { code: ['a'.repeat(43)], password, passwordConfirmation: password }
  expect((await post('/auth/reset-password', body)).status).toBe(400)
  expect((await post('/auth/reset-password', { code: 'a'.repeat(43), password })).status).toBe(400)
  expect((await reset('a'.repeat(42))).body).toMatchObject({ code: 'invalid' })
})

test('unknown and blocked addresses get the same answer and no e-mail', async () => {
  await property.api.db.$client.query('update users set blocked = true where id = $1', [owner.id])
  const answer = await post('/auth/forgot-password', { email: owner.email })
  const unknown = await post('/auth/forgot-password', { email: `nikto-${address}@example.com` })
  expect(unknown).toMatchObject({ status: answer.status, body: answer.body })
  // A later request whose e-mail arrives shows that the earlier ones have been processed.
  const other = await addUser(property)
  await post('/auth/forgot-password', { email: other.email })
  await sentCode(property, other.email, 'password_reset')
  const { rows } = await property.api.db.$client.query(
    'select 1 from outgoing_emails where "to" in ($1, $2)',
    [owner.email, `nikto-${address}@example.com`],
  )
  expect(rows).toEqual([])
})

test('requests for one address are limited', async () => {
  for (let i = 0; i < 3; i++) await post('/auth/forgot-password', { email: owner.email })
  expect((await post('/auth/forgot-password', { email: owner.email })).status).toBe(429)
})

test('changing the password keeps this session and ends the others', async () => {
  const here = await signInAs(property, owner)
  const elsewhere = await signInAs(property, owner)
  const body = { currentPassword: testPassword, password, passwordConfirmation: password }
  const wrong = await post(
    '/auth/change-password',
    { ...body, currentPassword: 'zle heslo' },
    here.accessToken,
  )
  expect(wrong.body).toMatchObject({ code: 'credentials_invalid' })
  expect((await post('/auth/change-password', body)).status).toBe(401)
  const renaming = { token: here.accessToken, body: { business_name: 'Chata Kamzík' } }
  expect((await property.call('PUT', '/global-settings', renaming)).status).toBe(200)
  const named = { ...body, password: 'Chata Kamzik 2027', passwordConfirmation: 'Chata Kamzik 2027' }
  expect((await post('/auth/change-password', named, here.accessToken)).body).toMatchObject({
    code: 'password_weak',
  })
  expect((await post('/auth/change-password', body, here.accessToken)).status).toBe(200)
  expect((await property.call('GET', '/users', { token: here.accessToken })).status).toBe(200)
  expect((await property.call('GET', '/users', { token: elsewhere.accessToken })).status).toBe(401)
  expect((await signIn(password)).status).toBe(200)
})

test('registration is off until the settings allow it, and never creates an admin', async () => {
  const account = { username: 'novy.host', email: 'novy.host@example.com', password }
  expect((await post('/auth/local/register', account)).body).toMatchObject({ code: 'registration_disabled' })
  await property.api.db.$client.query('update global_settings set registration_enabled = true')
  expect((await post('/auth/local/register', { ...account, role: 'admin' })).status).toBe(400)
  const answer = await post('/auth/local/register', account)
  expect(answer).toMatchObject({ status: 200, body: { user: { role: 'authenticated', confirmed: false } } })
  const { accessToken } = answer.body as { accessToken: string }
  expect((await property.call('GET', '/users', { token: accessToken })).status).toBe(403)
  const twice = await post('/auth/local/register', { ...account, username: 'iny.host' })
  expect(twice.body).toMatchObject({ code: 'conflict', fields: [{ path: 'email', code: 'not_unique' }] })
  const disguised = await post('/auth/local/register', { ...account, username: owner.email })
  expect(disguised.status).toBe(400)
})
