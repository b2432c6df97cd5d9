import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addUser, signInAs, testPassword, type TestSession, type TestUser } from '../../testing/sign-in.ts'

let property: TestApi
let owner: TestUser
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())
beforeEach(async () => void (owner = await addUser(property)))

const minutes = 60_000
const signIn = (identifier: string, password: string, from = '127.0.0.1') =>
  property.call('POST', '/auth/local', { body: { identifier, password }, from })
const listUsers = (token: string) => property.call('GET', '/users', { token })

test('signs in by address or name, whatever the case', async () => {
  for (const identifier of [owner.email, owner.username, owner.email.toUpperCase()]) {
    const { status, body } = await signIn(identifier, testPassword)
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: owner.id, role: 'admin', blocked: false, avatar: null } })
    expect(JSON.stringify(body)).not.toContain('argon2')
  }
})

test('a wrong password, an unknown name and a blocked account get the same answer', async () => {
  const blocked = await addUser(property)
  await property.api.db.$client.query('update users set blocked = true where id = $1', [blocked.id])
  const answers = await Promise.all([
    signIn(owner.email, 'nespravne heslo'),
    signIn('nikto@example.com', testPassword),
    signIn(blocked.email, testPassword),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'credentials_invalid', message: 'Wrong name or password' })
  }
})

test('the token carries the claims of the contract and ends with the session', async () => {
  const plain = decodeJwt((await signInAs(property, owner)).accessToken)
  const kept = decodeJwt((await signInAs(property, owner, true)).accessToken)
  const now = property.clock.now().getTime() / 1000
  expect(plain).toMatchObject({ id: owner.id, username: owner.username, role: 'admin', iat: now })
  expect(plain).toMatchObject({ confirmed: true, blocked: false, avatar: null, exp: now + 12 * 3600 })
  expect(kept).toMatchObject({ exp: now + 30 * 24 * 3600 })
})

test('a bearer is accepted with and without quote marks, for 15 minutes', async () => {
  const { accessToken } = await signInAs(property, owner, true)
  expect((await listUsers(accessToken)).status).toBe(200)
  expect((await listUsers(`"${accessToken}"`)).status).toBe(200)
  property.clock.advanceMinutes(14)
  expect((await listUsers(accessToken)).status).toBe(200)
  property.clock.advanceMinutes(2)
  const late = await listUsers(accessToken)
  expect(late.status).toBe(401)
  expect(late.body).toMatchObject({ code: 'unauthorized' })
})

test('a forged token is refused and does not prevent signing in', async () => {
  const { accessToken } = await signInAs(property, owner)
  const [head, claims] = accessToken.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  for (const forged of [`${head}.${claims}.AAAA`, unsigned, 'abc', '{}'])
    expect((await listUsers(forged)).status).toBe(401)
  // The last of 43 characters has two bits that no byte of the signature needs.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(accessToken.at(-1) ?? '')
  for (const bits of [1, 2, 3])
    expect((await listUsers(accessToken.slice(0, -1) + letters[last ^ bits])).status).toBe(401)
  expect((await listUsers(accessToken)).status).toBe(200)
  const body = { identifier: owner.email, password: testPassword }
  expect((await property.call('POST', '/auth/local', { body, token: 'abc' })).status).toBe(200)
})

test('a token of an ended session is refused although it is fresh', async () => {
  let { accessToken, refreshToken } = await signInAs(property, owner)
  for (const later of [230, 230, 230, 29]) {
    property.clock.advanceMinutes(later)
    const renewed = await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })
    ;({ accessToken, refreshToken } = renewed.body as TestSession)
  }
  expect((await listUsers(accessToken)).status).toBe(200)
  property.clock.advanceMinutes(2)
  expect((await listUsers(accessToken)).status).toBe(401)
})

test('signing out ends the session at once, also with an expired token', async () => {
  const first = await signInAs(property, owner)
  expect((await listUsers(first.accessToken)).status).toBe(200)
  expect((await property.call('POST', '/jwt/logout', { token: first.accessToken })).status).toBe(200)
  expect((await listUsers(first.accessToken)).status).toBe(401)

  const second = await signInAs(property, owner, true)
  property.clock.set(new Date(property.clock.now().getTime() + 60 * minutes).toISOString())
  expect((await property.call('POST', '/jwt/logout', { token: second.accessToken })).status).toBe(200)
  const body = { refreshToken: second.refreshToken }
  expect((await property.call('POST', '/jwt/refresh-token', { body })).status).toBe(401)
})

test('guesses at one account are limited, right passwords are not counted', async () => {
  for (let i = 0; i < 15; i++) expect((await signIn(owner.email, testPassword, '10.0.0.1')).status).toBe(200)
  for (let i = 0; i < 10; i++)
    expect((await signIn(owner.email, 'zle heslo', `10.0.1.${i}`)).status).toBe(400)
  const limited = await signIn(owner.email, testPassword, '10.0.2.1')
  expect(limited.status).toBe(429)
  expect(limited.body).toMatchObject({ code: 'rate_limited' })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  property.clock.advanceMinutes(16)
  expect((await signIn(owner.email, testPassword, '10.0.2.1')).status).toBe(200)
})

test('guesses by name and by address count for one account', async () => {
  for (let i = 0; i < 10; i++) {
    const typed = i % 2 === 0 ? owner.email : ` ${owner.username.toUpperCase()}`
    expect((await signIn(typed.trim(), 'zle heslo', `10.0.3.${i}`)).status).toBe(400)
  }
  expect((await signIn(owner.username, testPassword, '10.0.4.1')).status).toBe(429)
  expect((await signIn(owner.email, testPassword, '10.0.4.2')).status).toBe(429)
})

test('a known browser is not locked out by others’ guesses, and may not guess more itself', async () => {
  const inBrowser = (cookie: string, password: string, identifier = owner.email) =>
    property.call('POST', '/auth/local', {
      body: { identifier, password },
      headers: { cookie: `other=1; ${cookie}` },
      from: `10.0.5.${cookie.length}`,
    })
  const marked = String((await signIn(owner.email, testPassword)).headers['set-cookie'])
  expect(marked).toMatch(/; HttpOnly; SameSite=Strict$/)
  const [cookie = ''] = marked.split(';')
  for (let i = 0; i < 10; i++) await signIn(owner.email, 'zle heslo', `10.0.6.${i}`)
  expect((await signIn(owner.email, testPassword, '10.0.7.1')).status).toBe(429)
  expect((await inBrowser(`${cookie}x`, testPassword)).status).toBe(429)
  expect((await inBrowser(cookie, testPassword)).status).toBe(200)
  const other = await addUser(property)
  for (let i = 0; i < 10; i++) await signIn(other.email, 'zle heslo', `10.0.8.${i}`)
  expect((await inBrowser(cookie, testPassword, other.email)).status).toBe(429)
  for (let i = 0; i < 10; i++) expect((await inBrowser(cookie, 'zle heslo')).status).toBe(400)
  expect((await inBrowser(cookie, testPassword)).status).toBe(429)
})

test('a known browser gets through where others at its IP have used up the guesses', async () => {
  const [cookie = ''] = String((await signIn(owner.email, testPassword)).headers['set-cookie']).split(';')
  const from = '10.0.9.1'
  for (let i = 0; i < 30; i++) await signIn(`nikto-${i}@example.com`, 'zle heslo', from)
  expect((await signIn(owner.email, testPassword, from)).status).toBe(429)
  const body = { identifier: owner.email, password: testPassword }
  expect((await property.call('POST', '/auth/local', { body, headers: { cookie }, from })).status).toBe(200)
})

test('guesses from one IP are limited, and an IPv6 network counts as one', async () => {
  const guess = (i: number) => signIn(`nikto-${i}@example.com`, 'zle heslo', `2001:db8:1:2::${i + 1}`)
  for (let i = 0; i < 30; i++) expect((await guess(i)).status).toBe(400)
  expect((await guess(31)).status).toBe(429)
  expect((await signIn(owner.email, testPassword, '2001:db8:1:3::1')).status).toBe(200)
})
