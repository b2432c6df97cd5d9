import { expect, test } from 'vitest'
import { openLayer, now } from '../testing/layer.ts'
import { registered, session } from './schemas.ts'
import { signToken, verifyToken } from './tokens.ts'

const admin = { email: 'admin@example.com', password: 'admin' }

test('a sign-in answers the account without its password and two tokens', async () => {
  const answer = await openLayer().post('/jwt/login', { body: admin })
  const { userData, accessToken, refreshToken } = answer.as(session)
  expect(answer.status).toBe(200)
  expect(userData).toMatchObject({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] })
  expect(JSON.stringify(answer.body)).not.toContain('password')
  expect(await verifyToken('access', accessToken, now)).toBe(userData.id)
  expect(await verifyToken('refresh', refreshToken, now)).toBe(userData.id)
})

test('the client may read two subjects', async () => {
  const answer = await openLayer().post('/jwt/login', {
    body: { email: 'client@example.com', password: 'client' },
  })
  expect(answer.as(session).userData).toMatchObject({
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  })
})

test.each([
  [{ ...admin, password: 'wrong' }, 'Email or Password is Invalid'],
  [{ ...admin, email: 'nobody@example.com' }, 'Email or Password is Invalid'],
  [{ email: admin.email }, 'Something went wrong'],
  [undefined, 'Something went wrong'],
])('a sign-in with %o is refused', async (body, email) => {
  const answer = await openLayer().post('/jwt/login', { body })
  expect(answer).toMatchObject({ status: 400, body: { error: { email } } })
})

test('a registered user may manage everything and can sign in', async () => {
  const { post } = openLayer()
  const body = { email: 'nina@example.com', username: 'nina', password: 'heslo' }
  const { user, accessToken } = (await post('/jwt/register', { body })).as(registered)
  expect(user).toMatchObject({
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    email: body.email,
  })
  expect(await verifyToken('access', accessToken, now)).toBe(user.id)
  expect((await post('/jwt/login', { body })).status).toBe(200)
})

test.each([
  ['admin@example.com', 'new', 'This email is already in use.', null],
  ['new@example.com', 'jana.lipova', null, 'This username is already in use.'],
  ['admin@example.com', 'jana.lipova', 'This email is already in use.', 'This username is already in use.'],
])(
  'registering %s as %s answers 200 with what is taken',
  async (email, username, emailError, usernameError) => {
    const answer = await openLayer().post('/jwt/register', { body: { email, username, password: 'x' } })
    expect(answer).toMatchObject({
      status: 200,
      body: { error: { email: emailError, username: usernameError } },
    })
  },
)

test('a refresh token gives new tokens for ten minutes', async () => {
  let time = now
  const { post } = openLayer({ clock: () => time })
  const { refreshToken } = (await post('/jwt/login', { body: admin })).as(session)
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  time = later(9.9)
  const renewed = await post('/jwt/refresh-token', { body: { refreshToken } })
  expect(renewed.as(session).userData.email).toBe(admin.email)
  time = later(10)
  const refused = await post('/jwt/refresh-token', { body: { refreshToken } })
  expect(refused).toMatchObject({ status: 401, body: { error: 'Invalid refresh token' } })
})

test('no other token is taken for a refresh token', async () => {
  const { post } = openLayer()
  const real = await signToken('refresh', 1, now)
  const [head, , signature] = real.split('.')
  const foreign = btoa(JSON.stringify({ id: 2, iat: 0, exp: 9_999_999_999 })).replaceAll('=', '')
  const tokens = [
    await signToken('access', 1, now),
    `${head}.${foreign}.${signature}`,
    await signToken('refresh', 99, now),
    'x',
    '',
    undefined,
  ]
  for (const refreshToken of tokens) {
    const answer = await post('/jwt/refresh-token', { body: { refreshToken } })
    expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid refresh token' } })
  }
  expect((await post('/jwt/refresh-token', { body: { refreshToken: real } })).status).toBe(200)
})
